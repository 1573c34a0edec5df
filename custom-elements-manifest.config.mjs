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

export default {
  globs: ['elements/**/*.ts'],
  exclude: ['elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  plugins: [attributesOfOptions()],
};
