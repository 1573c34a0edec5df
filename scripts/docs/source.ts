import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/root.js';

type Named = ts.Declaration & { readonly name?: ts.Node };

/** The declarations of the source code, with their types and docstrings. */
export class Source {
  readonly checker: ts.TypeChecker;
  readonly #program: ts.Program;

  constructor(path: string) {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
      ts.sys.readFile(path),
    ) as { config: object };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    this.#program = ts.createProgram([join(ROOT, path)], options);
    this.checker = this.#program.getTypeChecker();
  }

  /**
   * The declaration of a name in a file.
   *
   * @throws Error when there is none, or it is of another kind.
   */
  declared<Kind extends ts.Declaration>(
    path: string,
    name: string,
    isKind: (node: ts.Node) => node is Kind,
  ): Kind {
    const file = this.#program.getSourceFile(join(ROOT, path));
    const named = file && declarationsIn(file).filter((each) => each.name?.getText() === name);
    const found = named?.find(isKind);
    if (!found) throw new Error(`${path} does not declare ${name} as expected`);
    return found;
  }

  /**
   * The types that some nodes use, directly or through other types, in the order of first use. Types
   * declared outside the folder are left out.
   */
  typesUsedIn(nodes: readonly ts.Node[], folder: string): ts.Declaration[] {
    const found = new Set<ts.Declaration>();
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
        const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
        const declaration = this.#declarationOf(name);
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

  /** The source text of type declarations. `(typeof WORDS)[number]` is written as a union. */
  typesText(declarations: readonly ts.Declaration[]): string {
    return declarations.map((each) => this.#typeText(each)).join('\n\n');
  }

  #typeText(declaration: ts.Declaration): string {
    const text = declaration.getFullText().trimStart();
    const words = ts.isTypeAliasDeclaration(declaration) && this.#wordsOf(declaration.type);
    const code = words ? text.replace(/=[\s\S]*$/, `= ${words.join(' | ')};`) : text;
    return code.replace(/^export /m, '');
  }

  /** The string literals of `(typeof WORDS)[number]`. */
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

  #declarationOf(name: ts.Node): ts.Declaration | undefined {
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

/** Type parameters are part of the declaration that has them. */
function isDeclaredType(declaration: ts.Declaration): boolean {
  return !ts.isTypeParameterDeclaration(declaration);
}

/** The docstring of a declaration, or an empty text. */
export function docOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(doc?.comment) ?? '';
}

/** The members of a union type, each with the docstring before it. */
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

/** The text of the first docstring, without its delimiters. */
function commentIn(text: string): string {
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
