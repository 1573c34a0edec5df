import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

/** The tables of options that are also properties, in order. */
const TABLES = ['ACCESS', 'MACHINE', 'CALL', 'ASSISTANT', 'LOOK', 'PANEL'];

/** The types of options by their kind. All others are `AssistantOptions['name']`, as attributes JSON. */
const TYPES = {
  text: 'string',
  url: 'string',
  urlOrPath: 'string',
  color: 'string',
  boolean: 'boolean',
  seconds: 'number',
};

/** The default in a description, if it is a value and not prose. */
const DEFAULT = /\bDefault `([^`]+)`/;

/** The options as properties and attributes of the element, described by the tables of options. */
function propertiesOfOptions() {
  const tables = new Map();
  const lists = new Map();
  let heading;
  return {
    name: 'properties-of-options',
    collectPhase({ ts, node }) {
      if (ts.isVariableDeclaration(node) && TABLES.includes(node.name.text))
        tables.set(
          node.name.text,
          node.initializer.properties.map((entry) => entryOf(ts, entry)),
        );
      const list = ts.isVariableDeclaration(node) && node.initializer?.expression;
      if (list && ts.isArrayLiteralExpression(list)) lists.set(node.name.text, list);
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'AssistantProperties')
        heading = descriptionOf(ts, node.members[0]);
    },
    moduleLinkPhase({ moduleDoc }) {
      const element = moduleDoc.declarations?.find(({ name }) => name === 'AssistantProperties');
      if (!element) return;
      const options = TABLES.flatMap((name) => tables.get(name))
        .filter(({ kind }) => kind !== 'callback')
        .map(({ name, kind, values, description }) => {
          const isHeading = name === 'title';
          const text = isHeading ? heading : description;
          const { elements } = lists.get(values?.text) ?? values ?? {};
          const type = elements?.map((each) => `'${each.text}'`).join(' | ') ?? TYPES[kind];
          return {
            name: isHeading ? 'heading' : name,
            type,
            description: text,
            initial: DEFAULT.exec(text)?.[1],
            isText: !['boolean', 'seconds'].includes(kind),
          };
        });
      element.attributes = options.map(({ name, type, initial, isText, ...option }) => ({
        name: attributeOf(name),
        fieldName: name,
        type: { text: type ?? 'string' },
        ...option,
        default: initial,
      }));
      const properties = options.map(({ name, type, initial, isText, ...option }) => ({
        kind: 'field',
        name,
        type: { text: `${type ?? `AssistantOptions['${name}']`} | undefined` },
        ...option,
        // As code.
        default: initial && isText ? `'${initial}'` : initial,
        attribute: attributeOf(name),
      }));
      const index = element.members.findIndex(({ name }) => name === 'options');
      element.members.splice(index + 1, 0, ...properties);
    },
  };
}

/** The name, kind and docstring of an entry, and the list of values, or its name, of `oneOf(list)`. */
function entryOf(ts, entry) {
  const kind = entry.initializer.properties.find(({ name }) => name.text === 'kind').initializer;
  return {
    name: entry.name.text,
    kind: ts.isAsExpression(kind) ? kind.expression.text : kind.text,
    values: ts.isCallExpression(kind) ? kind.arguments[0] : undefined,
    description: descriptionOf(ts, entry),
  };
}

function descriptionOf(ts, node) {
  return ts.getTextOfJSDocComment(node.jsDoc?.[0]?.comment);
}

function attributeOf(property) {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The events of the element and their fields, from their classes: the first argument of `super()` is the
 * name. The analyzer guesses the names of dispatched events and does not see properties that a constructor
 * declares.
 */
function eventsOfElement() {
  const fields = new Map();
  const events = [];
  return {
    name: 'events-of-element',
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node) || !extendsEvent(node)) return;
      const { parameters, body } = node.members.find(ts.isConstructorDeclaration);
      events.push({
        name: body.statements[0].expression.arguments[0].text,
        type: { text: node.name.text },
        description: descriptionOf(ts, node),
      });
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
        if (declaration.tagName) declaration.events = events;
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

const ELEMENT = 'dist/element.js';

/**
 * Describes the published modules and their exports instead of the sources. Inherited members become the
 * element's own, because its base class is not exported. Members that are not public are removed.
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
      const events = ['events', 'error-event'].flatMap((name) =>
        declarationsOf(`elements/voice-assistant/${name}.ts`).filter(
          ({ kind }) => kind === 'class',
        ),
      );
      const declarations = [element, ...events];
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

/** Completion of the tag in editors. */
const EDITOR_DATA = { outdir: 'dist/editor', hideLogs: true };

export default {
  globs: ['core/options/table.ts', 'core/machine/settings.ts', 'elements/**/*.ts'],
  exclude: ['elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  plugins: [
    propertiesOfOptions(),
    eventsOfElement(),
    asPacked(),
    customElementVsCodePlugin({
      ...EDITOR_DATA,
      htmlFileName: 'vscode.html-custom-data.json',
      cssFileName: 'vscode.css-custom-data.json',
    }),
    customElementJetBrainsPlugin({
      ...EDITOR_DATA,
      webTypesFileName: 'web-types.json',
      packageJson: false,
    }),
  ],
};
