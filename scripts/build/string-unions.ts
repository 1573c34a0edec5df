import ts from 'typescript';
import { Source } from '../docs/source.js';

const PATH = 'elements/voice-assistant/properties.ts';

/** The values of each property of the element that is a union of strings, by name. */
export function stringUnions(): Map<string, string[]> {
  const source = new Source(PATH, false);
  const { checker } = source;
  const declaration = source.declared(PATH, 'AssistantProperties', ts.isClassDeclaration);
  const unions = new Map<string, string[]>();
  for (const property of checker.getTypeAtLocation(declaration).getProperties()) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const members = type.isUnion() ? type.types : [];
    const strings = members.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
    if (strings.length > 0 && strings.length === members.length) unions.set(property.name, strings);
  }
  return unions;
}
