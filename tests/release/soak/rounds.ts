import { CALL_STAGES } from '../../../core/machine/stages.js';
import { FATAL_TYPES } from '../../../local-provider/faults/fatal-ends.js';
import { fc } from '../../support/property.js';

/** Faults by which a call ends, or does not start. */
const FATAL = [
  ...FATAL_TYPES,
  'call-refused:500',
  'call-refused:401',
  'end:0.05',
  'exp-room:0.05',
  'connection-error:0.05',
  'ejected:0.05,messages:nonsense:0',
];

/** Faults with which a call continues, or hangs until the visitor cancels it. */
const LASTING = [
  'call-hangs',
  'call-token',
  'join-hangs',
  'joined-late:0.2',
  'assistant-absent',
  'listening-withheld',
  'recording-refused',
  'levels-refused',
  'levels-hang',
  'noise-cancelling-refused',
  'noise-cancelling-hangs',
  'noise-cancelling-fails:0.02',
  'network-drop:0.1:0.02',
  'network-quality:low:0.1:0.02',
  'delay:50',
  'reorder',
  'duplicate',
  'messages::0',
];

const BUNDLE = ['bundle-missing', 'bundle-hangs', 'bundle-broken'];

/** Faults with which an answer ends soon, well or not. */
const ENDING = ['chat-refused:401', 'chat-broken:3', 'chat-garbage', 'chat-no-end'];

/** Faults of an answer for which the visitor does not wait. */
const TEDIOUS = ['chat-hangs', 'chat-slow:100', 'chat-refused:500'];

/** One call or one turn of a chat. */
export interface Round {
  readonly kind: 'call' | 'turn';
  /** The faults of the provider, as an address requests them. */
  readonly faults: string;
  /** The same for the call bundle. */
  readonly bundleFaults: string;
  /** After which milliseconds or event of a call it is cancelled. Null lets it end by itself. */
  readonly cancel: number | string | null;
  /** How: with the button, by clearing the conversation, or by taking the element out of the page. */
  readonly by: 'button' | 'reset' | 'removal';
  /** The next round follows at once, or when nothing is left of this one. */
  readonly then: 'at once' | 'when over';
}

const round = (
  kind: Round['kind'],
  faults: readonly string[],
  cancel: fc.Arbitrary<Round['cancel']>,
  bundleFaults = [''],
): fc.Arbitrary<Round> =>
  fc.record({
    kind: fc.constant(kind),
    faults: fc.constantFrom(...faults),
    bundleFaults: fc.constantFrom(...bundleFaults),
    cancel,
    by: fc.constantFrom('button', 'button', 'button', 'reset', 'removal'),
    then: fc.constantFrom('at once', 'when over'),
  });

const never = fc.constant(null);
const soon = fc.nat(250);
const stages = CALL_STAGES.flatMap((stage) => [`${stage} started`, `${stage} completed`]);
const early = fc.oneof(soon, fc.constant('connected'), fc.constantFrom(...stages));

/** Two turns for each call. */
export const rounds = fc.oneof(
  { weight: 3, arbitrary: round('call', FATAL, never) },
  { weight: 2, arbitrary: round('call', [''], early) },
  { weight: 4, arbitrary: round('call', LASTING, early) },
  { weight: 1, arbitrary: round('call', LASTING, early, BUNDLE) },
  { weight: 4, arbitrary: round('turn', TEDIOUS, soon) },
  { weight: 5, arbitrary: round('turn', ENDING, fc.option(soon)) },
  { weight: 11, arbitrary: round('turn', [''], fc.option(soon)) },
);
