import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import provider from '../../local-provider/package.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from '../build/root.js';
import { typescriptBlock } from './markdown.js';
import { nodesIn } from './source.js';

const PACKAGES = [
  [packageJson, ROOT],
  [provider, join(ROOT, 'local-provider')],
] as const;

/** The public types of a build: each entry's exports, and every declaration that they use. */
export function apiReport(): string {
  const entries = PACKAGES.flatMap(([{ name, exports }, folder]) =>
    Object.entries(exports).flatMap(([path, entry]) =>
      typeof entry === 'object'
        ? [[path.replace('.', name), join(folder, entry.types)] as const]
        : [],
    ),
  );
  for (const [, file] of entries)
    if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] },
  );
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const found = new Map<ts.Declaration, ts.Node>();
  const publicNames = new Map<ts.Symbol, string>();

  function resolved(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  }

  function add(symbol: ts.Symbol | undefined): void {
    for (const declaration of resolved(symbol)?.declarations ?? []) {
      const file = declaration.getSourceFile();
      const isTop = declarationOf(declaration)?.parent === file;
      if (found.has(declaration) || !file.fileName.includes('/dist/types/') || !isTop) continue;
      const statement = declarationOf(declaration)!;
      found.set(declaration, statement);
      for (const name of nodesIn(statement, ts.isIdentifier))
        add(checker.getSymbolAtLocation(name));
    }
  }

  /** Writes the names under which the entries export types. */
  const withPublicNames: ts.TransformerFactory<ts.Node> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const name =
        ts.isIdentifier(node) && publicNames.get(resolved(checker.getSymbolAtLocation(node))!);
      return name ? ts.factory.createIdentifier(name) : ts.visitEachChild(node, visit, context);
    };
    return visit;
  };

  const exported = entries.map(([path, file]) => {
    const names = checker.getExportsOfModule(
      checker.getSymbolAtLocation(program.getSourceFile(file)!)!,
    );
    names.forEach(add);
    // A declaration that some entry exports under its own name keeps it.
    for (const symbol of names) {
      const declared = resolved(symbol)!;
      if (declared.name === symbol.name || !publicNames.has(declared))
        publicNames.set(declared, symbol.name);
    }
    const list = names.map(({ name }) => `\`${name}\``).sort();
    return `- \`${path}\`: ${list.join(', ') || 'types of JSX only'}`;
  });
  const declarations = [...found]
    .map(([declaration, statement]) => {
      const file = declaration.getSourceFile();
      const { transformed } = ts.transform(statement, [withPublicNames]);
      return [file, printer.printNode(ts.EmitHint.Unspecified, transformed[0]!, file)] as const;
    })
    .map(([{ fileName }, text]) => [`${relative(ROOT, fileName)} ${text}`, text] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => text.replace(/^export (declare )?|^declare /, ''));
  return [...exported, '', typescriptBlock([...new Set(declarations)].join('\n'))].join('\n');
}

/** The statement that a declaration is or belongs to. */
function declarationOf(node: ts.Declaration): ts.Node | undefined {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}
