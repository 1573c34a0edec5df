/** The options that only `options` takes. */
const IN_OPTIONS_ALONE = /^on[A-Z]|^errorReporter$/;

/** A type that is known everywhere. */
const PLAIN = /^(string|number|boolean)$/;

/** How a description says what holds where nothing is given; in words alone it is no value. */
const DEFAULT = /\bDefault `([^`]+)`/;

/**
 * The options as properties and attributes of the element, described as they are where the options
 * are. What the element's own interface has takes the place of the option that it is typed by.
 */
function propertiesOfOptions() {
  const membersOf = new Map();
  return {
    name: 'properties-of-options',
    collectPhase({ ts, node }) {
      if (!ts.isInterfaceDeclaration(node)) return;
      const members = node.members.map((member) => ({
        name: member.name?.getText(),
        type: member.type?.getText(),
        description: ts.getTextOfJSDocComment(member.jsDoc?.[0]?.comment),
      }));
      membersOf.set(node.name.text, members);
    },
    moduleLinkPhase({ moduleDoc }) {
      const element = moduleDoc.declarations?.find(({ name }) => name === 'AssistantProperties');
      if (!element) return;
      const own = membersOf.get('AssistantProperties');
      const replaced = own.map(({ type }) => /^AssistantOptions\['(\w+)'\]$/.exec(type)[1]);
      const options = membersOf.get('AssistantOptions').flatMap((option) => {
        if (IN_OPTIONS_ALONE.test(option.name)) return [];
        const { name, description } = own[replaced.indexOf(option.name)] ?? option;
        const type = PLAIN.test(option.type) ? option.type : `AssistantOptions['${option.name}']`;
        const isText = !/^(number|boolean)$/.test(option.type);
        const [, initial] = DEFAULT.exec(description) ?? [];
        return { name, type: { text: `${type} | undefined` }, description, initial, isText };
      });
      element.attributes = options.map(({ name, initial, isText, ...option }) => ({
        name: attributeOf(name),
        fieldName: name,
        ...option,
        default: initial,
      }));
      const properties = options.map(({ name, initial, isText, ...option }) => ({
        kind: 'field',
        name,
        ...option,
        // As it is written in code.
        default: initial && isText ? `'${initial}'` : initial,
        attribute: attributeOf(name),
      }));
      const given = element.members.findIndex(({ name }) => name === 'options');
      element.members.splice(given + 1, 0, ...properties);
    },
  };
}

function attributeOf(property) {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What the events carry: the analyzer knows no properties that a constructor declares. */
function fieldsOfEvents() {
  const fields = new Map();
  return {
    name: 'fields-of-events',
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node) || !extendsEvent(node)) return;
      const { parameters = [] } = node.members.find(ts.isConstructorDeclaration) ?? {};
      fields.set(
        node.name.text,
        parameters.map((parameter) => ({
          kind: 'field',
          name: parameter.name.text,
          type: { text: parameter.type.getText() },
          readonly: true,
        })),
      );
    },
    moduleLinkPhase({ moduleDoc: { declarations = [] } }) {
      for (const declaration of declarations) {
        if (!fields.has(declaration.name)) continue;
        declaration.members = fields.get(declaration.name);
        declaration.superclass = { name: 'Event', package: 'global:' };
      }
    },
  };
}

function extendsEvent({ heritageClauses = [] }) {
  return heritageClauses.some(({ types }) => types.some((type) => type.getText() === 'Event'));
}

/** The events that are documented: of one that is dispatched, the analyzer guesses the name. */
function documentedEvents() {
  return {
    name: 'documented-events',
    moduleLinkPhase({ moduleDoc: { declarations = [] } }) {
      for (const declaration of declarations)
        if (declaration.events)
          declaration.events = declaration.events.filter(({ description }) => description);
    },
  };
}

const ELEMENT = 'dist/element.js';

/**
 * Describes the modules that the package has and a page can import, with what they export, instead of
 * the sources. The element has what it inherits as its own, since its base is not exported, and nothing
 * that is not public.
 */
function asPacked() {
  return {
    name: 'as-packed',
    packageLinkPhase({ customElementsManifest }) {
      const declarationsOf = (path) =>
        customElementsManifest.modules.find((each) => each.path === path).declarations;
      const [element] = declarationsOf('elements/voice-assistant/voice-assistant.ts');
      const base = declarationsOf('elements/voice-assistant/properties.ts').find(
        ({ name }) => name === element.superclass.name,
      );
      element.superclass = base.superclass;
      element.members = element.members.filter(({ privacy = 'public' }) => privacy === 'public');
      for (const inherited of [...element.members, ...element.attributes])
        if (inherited.inheritedFrom?.name === base.name) delete inherited.inheritedFrom;
      const declarations = [element, ...declarationsOf('elements/voice-assistant/events.ts')];
      const exported = declarations.map(({ name }) => exportOf('js', name, name));
      customElementsManifest.modules = [
        { kind: 'javascript-module', path: ELEMENT, declarations, exports: exported },
        {
          kind: 'javascript-module',
          path: 'dist/define.js',
          declarations: [],
          exports: [
            exportOf('custom-element-definition', element.tagName, element.name),
            ...exported,
          ],
        },
      ];
    },
  };
}

function exportOf(kind, name, declared) {
  return { kind, name, declaration: { name: declared, module: ELEMENT } };
}

export default {
  globs: ['core/options/assistant-options.ts', 'elements/**/*.ts'],
  exclude: ['elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  plugins: [propertiesOfOptions(), fieldsOfEvents(), documentedEvents(), asPacked()],
};
