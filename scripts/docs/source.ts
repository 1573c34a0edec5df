import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/root.js';

/** The declarations of the source code, with their types and docstrings. */
export class Source {
  readonly checker: ts.TypeChecker;
  readonly #program: ts.Program;
  /** The names under which the entry exports declarations that have another one. */
  readonly #publicNames = new Map<ts.Declaration, string>();

  constructor(path: string) {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
      ts.sys.readFile(path),
    ) as { config: object };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    this.#program = ts.createProgram([join(ROOT, path)], options);
    this.checker = this.#program.getTypeChecker();
    const entry = this.checker.getSymbolAtLocation(this.#program.getSourceFile(join(ROOT, path))!);
    for (const { name, declarations = [] } of entry?.exports?.values() ?? []) {
      const [specifier] = declarations.filter(ts.isExportSpecifier);
      const declared = specifier && this.#declarationOf(specifier.name);
      if (specifier?.propertyName && declared) this.#publicNames.set(declared, name);
    }
  }

  /** The source text of a node, with the names that the entry exports. */
  textOf(node: ts.Node): string {
    let text = node.getFullText();
    for (const name of nodesIn(node, ts.isIdentifier).reverse()) {
      const exported = this.#publicNames.get(this.#declarationOf(name)!);
      const at = name.getStart() - node.getFullStart();
      if (exported) text = text.slice(0, at) + exported + text.slice(at + name.text.length);
    }
    return text.trimStart();
  }

  /**
   * Returns the declaration that a file exports under a name.
   *
   * @throws Error when there is no such export, or it is of another kind.
   */
  declared<Kind extends ts.Declaration>(
    path: string,
    name: string,
    isKind: (node: ts.Node) => node is Kind,
  ): Kind {
    const file = this.#program.getSourceFile(join(ROOT, path));
    const exported =
      file && this.checker.getSymbolAtLocation(file)?.exports?.get(name as ts.__String);
    const found = exported?.declarations?.find(isKind);
    if (!found) throw new Error(`${path} does not export ${name} as expected`);
    return found;
  }

  /** The source files of a folder. */
  filesIn(folder: string): ts.SourceFile[] {
    return this.#program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(join(ROOT, folder)));
  }

  /**
   * The types that some nodes use, directly or through other types, in the order of first use. Types
   * declared outside the folder are left out.
   */
  typesUsedIn(nodes: readonly ts.Node[], folder: string): ts.Declaration[] {
    const found = new Set<ts.Declaration>();
    const visit = (node: ts.Node): void => {
      for (const use of nodesIn(node, isTypeUse)) {
        const name = ts.isTypeReferenceNode(use) ? use.typeName : use.expression;
        const type = this.#declarationOf(name);
        const isBelow = type?.getSourceFile().fileName.startsWith(join(ROOT, folder));
        // Type parameters are part of the declaration that has them.
        if (!type || !isBelow || ts.isTypeParameterDeclaration(type) || found.has(type)) continue;
        found.add(type);
        visit(type);
      }
    };
    nodes.forEach(visit);
    return [...found];
  }

  /** The source text of type declarations. `(typeof WORDS)[number]` is written as a union. */
  typesText(declarations: readonly ts.Declaration[]): string {
    return declarations.map((each) => this.#typeText(each)).join('\n\n');
  }

  #typeText(declaration: ts.Declaration): string {
    const text = this.textOf(declaration);
    const words = ts.isTypeAliasDeclaration(declaration) && this.#wordsOf(declaration.type);
    const code = words ? text.replace(/=[\s\S]*$/, `= ${words.join(' | ')};`) : text;
    return code.replace(/^export /m, '');
  }

  /** The string literals of `(typeof WORDS)[number]`. */
  #wordsOf(type: ts.TypeNode): string[] | undefined {
    if (!ts.isIndexedAccessTypeNode(type)) return undefined;
    const [query] = nodesIn(type, ts.isTypeQueryNode);
    const list = query && this.#declarationOf(query.exprName);
    return list && nodesIn(list, ts.isStringLiteral).map((word) => word.getText());
  }

  #declarationOf(name: ts.Node): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? this.checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
  }
}

function isTypeUse(node: ts.Node): node is ts.TypeReferenceNode | ts.ExpressionWithTypeArguments {
  return ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
}

/** A node and the nodes inside it, as far as they are of a kind. */
export function nodesIn<Kind extends ts.Node>(
  node: ts.Node,
  isKind: (node: ts.Node) => node is Kind,
): Kind[] {
  const inner: Kind[] = isKind(node) ? [node] : [];
  ts.forEachChild(node, (child) => void inner.push(...nodesIn(child, isKind)));
  return inner;
}

/** The docstring of a declaration, or an empty text. */
export function docOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(doc?.comment) ?? '';
}

/** A member of a union type, and the docstring before it. */
export interface Documented {
  readonly type: ts.TypeNode;
  readonly doc: string;
}

/** The members of a union type, each with the docstring before it. */
export function documentedMembers(type: ts.TypeNode): Documented[] {
  if (!ts.isUnionTypeNode(type)) throw new Error('Not a union of types');
  const text = type.getSourceFile().text;
  let end = type.getFullStart();
  return type.types.map((member) => {
    const [, comment = ''] = /\/\*\*([^]*?)\*\//.exec(text.slice(end, member.getStart())) ?? [];
    end = member.getEnd();
    return { type: member, doc: comment.replace(/\s+(\* )?/g, ' ').trim() };
  });
}
