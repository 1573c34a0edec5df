/** The attributes of the options, which the element derives from the names of its properties. */
function attributesOfOptions() {
  let attributes = [];
  return {
    name: 'attributes-of-options',
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node) || node.name?.text !== 'AssistantProperties') return;
      attributes = node.members
        .filter((member) => ts.isPropertyDeclaration(member) && isDeclared(ts, member))
        .map((member) => ({ member, fieldName: member.name.text }))
        .filter(({ fieldName }) => fieldName !== 'options')
        .map(({ member, fieldName }) => ({
          name: fieldName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          fieldName,
          type: { text: `${member.type.getText()} | undefined` },
          description: ts.getTextOfJSDocComment(member.jsDoc[0].comment),
        }));
    },
    moduleLinkPhase({ moduleDoc }) {
      const options = moduleDoc.declarations?.find(({ name }) => name === 'AssistantProperties');
      if (!options) return;
      options.attributes = attributes;
      for (const { name, fieldName } of attributes) {
        const field = options.members.find((member) => member.name === fieldName);
        if (field) field.attribute = name;
      }
    },
  };
}

function isDeclared(ts, { modifiers }) {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
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
 * the sources. The element has what it inherits as its own, since its base is not exported.
 */
function asPacked() {
  return {
    name: 'as-packed',
    packageLinkPhase({ customElementsManifest }) {
      const declarationsOf = (path) =>
        customElementsManifest.modules.find((each) => each.path === path).declarations;
      const [element] = declarationsOf('elements/voice-assistant.ts');
      const base = declarationsOf('elements/assistant-properties.ts').find(
        ({ name }) => name === element.superclass.name,
      );
      element.superclass = base.superclass;
      for (const inherited of [...element.members, ...element.attributes])
        if (inherited.inheritedFrom?.name === base.name) delete inherited.inheritedFrom;
      const declarations = [element, ...declarationsOf('elements/events.ts')];
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
  globs: ['elements/**/*.ts'],
  exclude: ['elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  plugins: [attributesOfOptions(), fieldsOfEvents(), documentedEvents(), asPacked()],
};
