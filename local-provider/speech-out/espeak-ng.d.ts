declare module 'espeak-ng' {
  /** Runs the espeak-ng command once, as compiled by Emscripten; the file system holds its output. */
  export default function runEspeak(options: {
    arguments: readonly string[];
    printErr?: (line: string) => void;
  }): Promise<{ FS: { readFile(path: string): Uint8Array } }>;
}
