import ts from 'typescript';

/** The type signature of a public class member, with its options spelled out field by field. */
export function signatureOf(
  member: ts.MethodDeclaration | ts.GetAccessorDeclaration,
  checker: ts.TypeChecker,
): string {
  const name = member.name.getText();
  const answer = member.type?.getText().replaceAll('read.', '') ?? 'void';
  if (ts.isGetAccessorDeclaration(member)) return `readonly ${name}: ${answer}`;
  const parameters = member.parameters.map((parameter) => {
    const optional = parameter.questionToken || parameter.initializer ? '?' : '';
    return `${parameter.name.getText()}${optional}: ${parameterType(parameter, checker)}`;
  });
  return `${name}(${parameters.join(', ')}): ${answer}`;
}

function parameterType(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): string {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  const written = parameter.type?.getText();
  // The source text is best, except for a type name that would hide the fields.
  const alternatives = type.isUnion() ? type.types : [type];
  if (alternatives.every((each) => hasFields(each)))
    return alternatives.map((each) => fieldsOf(each, parameter, checker)).join(' | ');
  return written && !/\btypeof\b/.test(written) ? written : textOf(type, parameter, checker);
}

function hasFields(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0 && type.getProperties().length > 0;
}

function fieldsOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string {
  const fields = type.getProperties().flatMap((field) => {
    const optional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const value = textOf(checker.getTypeOfSymbolAtLocation(field, at), at, checker);
    if (value === 'undefined') return [];
    return `${field.name}${optional ? '?' : ''}: ${optional ? withoutUndefined(value) : value};`;
  });
  const others = checker.getIndexInfosOfType(type).map((index) => {
    const value = withoutUndefined(textOf(index.type, at, checker));
    return `[name: ${textOf(index.keyType, at, checker)}]: ${value};`;
  });
  return `{ ${[...fields, ...others].join(' ')} }`;
}

function textOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
  return checker.typeToString(type, at, NoTruncation | UseAliasDefinedOutsideCurrentScope);
}

function withoutUndefined(type: string): string {
  return type.replace(/ \| undefined$/, '');
}
