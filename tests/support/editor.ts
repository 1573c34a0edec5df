import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../scripts/build/root.js';

/** The place of the caret in the code of a page author. */
export const CARET = '/* caret */';

/** The language service of an editor, with one open file in a folder of tests. */
export class Editor {
  readonly #file: string;
  readonly #service: ts.LanguageService;
  #text = '';
  #version = 0;

  /** @param more - Options of the compiler besides those of the folder. */
  constructor(folder: string, more: ts.CompilerOptions = {}) {
    const path = join(ROOT, folder);
    const { config } = ts.readConfigFile(join(path, 'tsconfig.json'), (file) =>
      ts.sys.readFile(file),
    ) as { config: unknown };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path, more);
    this.#file = join(path, 'open-file.tsx');
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [this.#file],
      getScriptVersion: (path) => (path === this.#file ? String(this.#version) : '0'),
      getScriptSnapshot: (path) => {
        if (path === this.#file) return ts.ScriptSnapshot.fromString(this.#text);
        return ts.sys.fileExists(path)
          ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8'))
          : undefined;
      },
      getCurrentDirectory: () => ROOT,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (path) => path === this.#file || ts.sys.fileExists(path),
      readFile: ts.sys.readFile,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    });
  }

  /** The names that the editor offers at the caret, each with its documentation. */
  offers(text: string): ReadonlyMap<string, string> {
    this.#open(text);
    const { entries } = this.#service.getCompletionsAtPosition(this.#file, text.indexOf(CARET), {
      includeSymbol: true,
    })!;
    const checker = this.#service.getProgram()!.getTypeChecker();
    const documentationOf = (symbol: ts.Symbol): string => {
      if (symbol.flags & ts.SymbolFlags.Alias)
        return documentationOf(checker.getAliasedSymbol(symbol));
      return ts.displayPartsToString(symbol.getDocumentationComment(checker));
    };
    return new Map(
      entries.map(({ name, symbol }) => [name, symbol ? documentationOf(symbol) : '']),
    );
  }

  /** The errors of a text. */
  errors(text: string): string[] {
    this.#open(text);
    return this.#service
      .getSemanticDiagnostics(this.#file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  #open(text: string): void {
    this.#text = text;
    this.#version++;
  }
}
