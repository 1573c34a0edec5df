import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.js';

const PATH = 'elements/voice-assistant/properties.ts';
const CLASS = 'AssistantProperties';

/** The values of each property of the element that is a union of strings, by name. */
export function stringUnions(): Map<string, string[]> {
  const file = join(ROOT, PATH);
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const declaration = program
    .getSourceFile(file)
    ?.statements.filter(ts.isClassDeclaration)
    .find(({ name }) => name?.text === CLASS);
  if (!declaration) throw new Error(`There is no class ${CLASS} in ${PATH}`);
  const unions = new Map<string, string[]>();
  for (const property of checker.getTypeAtLocation(declaration).getProperties()) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const members = type.isUnion() ? type.types : [];
    const strings = members.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
    if (strings.length > 0 && strings.length === members.length) unions.set(property.name, strings);
  }
  return unions;
}
