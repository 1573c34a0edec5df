import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives `use` the path of a WAV file that does not exist yet, and deletes what was written there. The
 * programs need it: Node's pipes are sockets, which cannot be opened as `/dev/stdout`.
 */
export async function withTemporaryFile<Result>(
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-assistant-'));
  try {
    return await use(join(folder, 'speech.wav'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
