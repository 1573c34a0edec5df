/**
 * Finds a number such that the SHA-256 hash of `challenge:number` begins with `bits` zero bits. Its source
 * also runs in a worker, so it must not use anything of this module.
 */
async function search(challenge: string, bits: number): Promise<number> {
  const encoder = new TextEncoder();
  const batch = Array.from({ length: 64 }, (_, index) => index);
  for (let first = 0; ; first += batch.length) {
    const hashes = await Promise.all(
      batch.map((index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${first + index}`)),
      ),
    );
    const found = hashes.findIndex((hash) => {
      const view = new DataView(hash);
      return view.getUint32(0) < 2 ** (32 - bits);
    });
    if (found >= 0) return first + found;
  }
}

/**
 * Solves a challenge in a worker, so that the page stays responsive. Where the page's policy forbids workers,
 * the search runs in the page: the browser hashes off the main thread there, too.
 */
export async function solveChallenge(challenge: string, bits: number): Promise<number> {
  // A worker does not report a rejection, such as of one without `crypto.subtle` on a page without TLS.
  const code = `const search = ${search};
onmessage = ({ data }) => search(...data).then(postMessage, () => postMessage(undefined));`;
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  let worker: Worker | undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      worker = new Worker(url);
      worker.onmessage = ({ data }) =>
        data === undefined ? reject(new Error('the worker cannot hash')) : resolve(data as number);
      worker.onerror = reject;
      worker.postMessage([challenge, bits]);
    });
  } catch {
    return await search(challenge, bits);
  } finally {
    worker?.terminate();
    URL.revokeObjectURL(url);
  }
}
