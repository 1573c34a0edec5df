/**
 * A process of its own that speaks by espeak-ng: text comes in, a WAV file goes out. espeak-ng is
 * licensed under the GPL, so it is loaded here and nowhere else; and it computes for longer than the
 * 20 ms clock of a call may wait.
 */
export interface SpeechOrder {
  id: number;
  /** One of espeak-ng's voices: `en-us`. */
  voice: string;
  text: string;
}

export type SpeechDelivery = { id: number; wav: Uint8Array } | { id: number; error: string };

/** The espeak-ng command, compiled by Emscripten; its file system has the output. */
interface Espeak {
  default(options: {
    arguments: readonly string[];
    printErr(line: string): void;
  }): Promise<{ FS: { readFile(path: string): Uint8Array } }>;
}

/** The package has no types; named so, it needs none. */
const ESPEAK: string = 'espeak-ng';

async function speak({ voice, text }: SpeechOrder): Promise<Uint8Array> {
  const { default: runEspeak } = (await import(ESPEAK)) as Espeak;
  const complaints: string[] = [];
  const run = await runEspeak({
    // The space keeps a text that begins with a dash from being parsed as an option.
    arguments: ['-v', voice, '-w', 'speech.wav', ` ${text}`],
    printErr: (line) => complaints.push(line),
  });
  try {
    return run.FS.readFile('speech.wav');
  } catch {
    throw new Error(`espeak-ng wrote no sound ${complaints.join(' ')}`.trim());
  }
}

process.on('message', async (order: SpeechOrder) => {
  const { id } = order;
  const delivery: SpeechDelivery = await speak(order).then(
    (wav) => ({ id, wav }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(delivery);
});

process.on('disconnect', () => process.exit(0));
