import type { CallControls as Controls } from './call-controls.js';

/** The public members of a class, without its constructor. */
type Members<Class> = { readonly [Name in keyof Class]: Class[Name] };

type Group =
  | 'media'
  | 'participants'
  | 'phone'
  | 'recording'
  | 'liveStreaming'
  | 'transcription'
  | 'mediaPlayer';

type Groups = { readonly [Name in Group]: Members<Controls[Name]> };

/**
 * The controls of a call. Every argument is checked before anything is sent: a `LimitError` names the
 * argument, the value and the rule. A control that is not available now throws a `CallControlError`.
 * Methods that return promises reject with these. Controls outlive a call: they act on the newest one.
 *
 * @example
 * const controls = await assistant.callControls();
 * controls.say({ message: 'I will ask a colleague to join us.' });
 */
export interface CallControls extends Omit<Members<Controls>, Group>, Groups {}
