import type { Rejoining } from '../../call/rejoin/rejoin.js';
import type { CallRequest } from '../../ports.js';
import type { AssistantParts } from '../assistant-parts.js';

/** Resumes the call that a page load interrupted, with the option `rejoin`. */
export interface Resume {
  /** Looks for an interrupted call; has no effect without the option. */
  look(): void;
  /** Stops looking and stops recording calls for the next page. */
  end(): void;
  /** What to restore in the call that is being resumed. */
  interrupted(): Pick<CallRequest, 'since' | 'startMuted'>;
}

export function createResume(
  { runtime, options }: Pick<AssistantParts, 'runtime' | 'options'>,
  request: () => CallRequest,
): Resume {
  let interrupted: Pick<CallRequest, 'since' | 'startMuted'> = {};
  let rejoining: Rejoining | undefined;
  let ended = false;
  return {
    look() {
      ended = false;
      if (!options().rejoin) return;
      // Asynchronous even when loaded: a call that a reset just ended is forgotten first.
      import('../../call/rejoin/rejoin.js')
        .then(({ rejoin }) => {
          if (ended) return;
          rejoining ??= rejoin({
            request,
            state: () => runtime.state,
            recalled({ transcript, since, muted = options().startMuted }) {
              interrupted = { since, startMuted: muted };
              runtime.send({ type: 'interrupted-call-recalled', transcript });
            },
          });
          rejoining.look();
        })
        .catch(() => undefined);
    },
    end() {
      ended = true;
      rejoining?.end();
      rejoining = undefined;
    },
    interrupted: () => interrupted,
  };
}
