import { Faults } from '../faults/faults.js';
import type { MicrophoneSource } from './microphone.js';

/** The join options, from daily-js' properties and what was set before the join. */
export interface JoinOptions {
  url: string;
  userName: string;
  /** The data that the page shares about the visitor. */
  userData: unknown;
  source: MicrophoneSource | false;
  muted: boolean;
  subscribe: boolean;
  /** Joining with a token starts the recording. */
  recorded: boolean;
  /** The faults of the call. */
  faults: Faults;
}

/**
 * Reads `join-meeting`: the page's options and those that daily-js kept for the join.
 *
 * @throws FaultError for an address with unknown faults
 */
export function joinOptions(properties: unknown, preloadCache: unknown): JoinOptions {
  const chosen = record(properties);
  const kept = record(preloadCache);
  const subscribe =
    chosen['subscribeToTracksAutomatically'] ?? kept['subscribeToTracksAutomatically'];
  return {
    url: String(chosen['url'] ?? ''),
    userName: String(chosen['userName'] ?? ''),
    userData: chosen['userData'],
    source: chosenSource(kept['inputSettings']) ?? sourceOf(chosen['audioSource']),
    muted: chosen['startAudioOff'] === true || kept['allowLocalAudio'] === false,
    subscribe: subscribe !== false,
    recorded: typeof chosen['token'] === 'string',
    faults: faultsOf(String(chosen['url'] ?? '')),
  };
}

/** The device or track that input settings name. */
export function chosenSource(inputSettings: unknown): MicrophoneSource | undefined {
  const { settings } = record(record(inputSettings)['audio']);
  const { customTrack, deviceId } = record(settings);
  if (typeof customTrack === 'string') return customTrack;
  return typeof deviceId === 'string' ? deviceId : undefined;
}

/** The faults in a room's address. */
function faultsOf(url: string): Faults {
  return Faults.parse(new URLSearchParams(url.split('?')[1]).get('faults') ?? '');
}

function sourceOf(audioSource: unknown): MicrophoneSource | false {
  if (typeof audioSource === 'string') return audioSource;
  return audioSource !== false;
}

/** Anything that may have properties, as an object that may lack them. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? (value as Record<string, unknown>) : {};
}
