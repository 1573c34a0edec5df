import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Calls `use` with the path of a WAV file that does not exist yet, and deletes it afterwards. The
 * programs need a path: Node's pipes are sockets, which cannot be opened as `/dev/stdout`.
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
