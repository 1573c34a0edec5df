import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/root.js';

type Named = ts.Declaration & { readonly name?: ts.Node };

/** What the code says of itself: its declarations, with their types and docstrings. */
export class Source {
  readonly checker: ts.TypeChecker;
  readonly #program: ts.Program;

  constructor(...paths: readonly string[]) {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
      ts.sys.readFile(path),
    ) as { config: object };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    const files = paths.map((path) => join(ROOT, path));
    // The alternatives of a type keep their order, whatever else the code says.
    this.#program = ts.createProgram(files, { ...options, stableTypeOrdering: true });
    this.checker = this.#program.getTypeChecker();
  }

  /** What a file declares by a name. */
  declared<Kind extends ts.Declaration>(
    path: string,
    name: string,
    isKind: (node: ts.Node) => node is Kind,
  ): Kind {
    const file = this.#program.getSourceFile(join(ROOT, path));
    const found = file && declarationsIn(file).find((each) => each.name?.getText() === name);
    if (!found || !isKind(found)) throw new Error(`${path} does not declare ${name} as expected`);
    return found;
  }

  /**
   * What the types that are used in some nodes are, and those that are used in these, in the order in
   * which they are used first: as far as they are declared below a folder.
   */
  typesUsedIn(nodes: readonly ts.Node[], folder: string): ts.Declaration[] {
    const found = new Set<ts.Declaration>();
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node)) {
        const declaration = this.#declarationOf(node.typeName);
        const path = declaration?.getSourceFile().fileName;
        const isBelow = path?.startsWith(join(ROOT, folder));
        if (declaration && isBelow && isDeclaredType(declaration) && !found.has(declaration)) {
          found.add(declaration);
          visit(declaration);
        }
      }
      ts.forEachChild(node, visit);
    };
    nodes.forEach(visit);
    return [...found];
  }

  /** A type's declaration as it stands in the code, with its docstrings; a choice of words as these. */
  written(declaration: ts.Declaration): string {
    const text = declaration.getFullText().trimStart();
    const words = ts.isTypeAliasDeclaration(declaration) && this.#wordsOf(declaration.type);
    const code = words ? text.replace(/=[\s\S]*$/, `= ${words.join(' | ')};`) : text;
    return code.replace(/^export /m, '');
  }

  /** The words of `(typeof WORDS)[number]`. */
  #wordsOf(type: ts.TypeNode): string[] | undefined {
    if (!ts.isIndexedAccessTypeNode(type)) return undefined;
    const inner = ts.isParenthesizedTypeNode(type.objectType)
      ? type.objectType.type
      : type.objectType;
    if (!ts.isTypeQueryNode(inner)) return undefined;
    const list = this.#declarationOf(inner.exprName);
    const words: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node)) words.push(node.getText());
      ts.forEachChild(node, visit);
    };
    if (list) visit(list);
    return words;
  }

  #declarationOf(name: ts.EntityName): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? this.checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
  }
}

function declarationsIn(file: ts.SourceFile): Named[] {
  return file.statements.flatMap((statement): Named[] => {
    if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
    return ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
      ? [statement]
      : [];
  });
}

/** A type's own parameters are declared within it. */
function isDeclaredType(declaration: ts.Declaration): boolean {
  return !ts.isTypeParameterDeclaration(declaration);
}

/** The docstring of a declaration; empty where it has none. */
export function docOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(doc?.comment) ?? '';
}

/** The members of a union of types, each with the docstring before it. */
export function documentedMembers(
  type: ts.TypeNode,
): { readonly type: ts.TypeNode; readonly doc: string }[] {
  if (!ts.isUnionTypeNode(type)) throw new Error('Not a union of types');
  const text = type.getSourceFile().text;
  let end = type.getFullStart();
  return type.types.map((member) => {
    const before = text.slice(end, member.getStart());
    end = member.getEnd();
    return { type: member, doc: commentIn(before) };
  });
}

/** The words of a comment, without its frame. */
function commentIn(text: string): string {
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
