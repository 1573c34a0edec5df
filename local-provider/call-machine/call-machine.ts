import type { FaultName } from '../faults/fault-table.js';
import { Call } from './call.js';
import type { DailyInstance, StoreState } from './daily-page.js';
import { devicesInUse, listDevices } from './devices.js';
import { FatalError } from './fatal-error.js';
import { chosenSource, joinOptions, type JoinOptions, record } from './join-options.js';
import type { LevelOf } from './level-observer.js';
import type { DailyRequest, Post } from './messages.js';
import { storeState } from './store-state.js';

const NO_CALL = storeState({ stream: undefined, bot: undefined, since: new Date(0) });

/** For requests that are never answered. */
const NEVER = new Promise<never>(() => undefined);

/** The answer to a request with a stamp. It may be empty. */
type Result = Record<string, unknown> | undefined | void;

/**
 * The script that daily-js loads instead of Daily's own call machine: carries calls to the local provider. It
 * never throws into the page, and answers every request.
 */
export class CallMachine {
  /** The property in which daily-js looks for tracks. */
  readonly store = { getState: (): StoreState => this.#call?.storeState ?? NO_CALL };
  readonly #instance: DailyInstance;
  readonly #post: Post;
  #call: Call | undefined;
  #inputSettings: Record<string, unknown> = {};
  #speakerId: string | undefined;

  constructor(instance: DailyInstance, post: Post) {
    this.#instance = instance;
    this.#post = post;
  }

  loaded(): void {
    this.#post({ action: 'loaded' });
  }

  /** Forgets the call, if there is one, and is as new. */
  reset(): void {
    this.#call?.close();
    this.#call = undefined;
    this.#inputSettings = {};
  }

  handle(request: DailyRequest): void {
    const { action, callbackStamp } = request;
    const answer = (result: Result) => {
      if (callbackStamp) this.#post({ ...result, action: `${action}-answer`, callbackStamp });
    };
    this.#obey(request).then(answer, (error: unknown) => {
      if (callbackStamp) answer({ error: String(error) });
      else this.#post({ action: 'nonfatal-error', type: 'unknown', errorMsg: String(error) });
    });
  }

  async #obey(request: DailyRequest): Promise<Result> {
    switch (request.action) {
      case 'join-meeting':
        return this.#join(request);
      case 'leave-meeting':
        return this.leave();
      case 'local-audio':
      case 'set-allow-local-audio':
        return this.#call?.setAudio(request['state'] === true);
      case 'update-participant':
        return this.#updateParticipant(String(request['id']), request['properties']);
      case 'update-participants':
        for (const [id, properties] of Object.entries(record(request['participants']))) {
          await this.#updateParticipant(id, properties);
        }
        return;
      case 'daily-method-subscribe-to-tracks-automatically':
        return this.#call?.subscribe('*', request['enabled'] === true);
      case 'app-msg':
        return this.#call?.sendApp(request['data'], request['to']);
      case 'start-remote-participants-audio-level-observer':
        return this.#observe('assistant', request['interval']);
      case 'stop-remote-participants-audio-level-observer':
        return this.#call?.unobserve('assistant');
      case 'start-local-audio-level-observer':
        return this.#observe('visitor', request['interval']);
      case 'stop-local-audio-level-observer':
        return this.#call?.unobserve('visitor');
      case 'update-input-settings':
        return this.#updateInputSettings(record(request['inputSettings']));
      case 'set-input-devices':
        return this.#setInputDevice(request['audioDeviceId']);
      case 'set-output-device':
        this.#speakerId = String(request['outputDeviceId']);
        return this.#tellDevices();
      case 'get-input-devices':
      case 'start-camera':
        return this.#devices();
      case 'enumerate-devices':
        return { devices: await listDevices() };
      case 'set-user-name':
        this.#call?.setUserName(String(request['name'] ?? ''));
        return { userName: request['name'] };
      case 'set-user-data':
        this.#call?.setUserData(request['userData']);
        return { userData: request['userData'] };
      case 'set-session-data':
        return this.#call?.shareData(record(request['data']), request['mergeStrategy']);
      case 'get-calc-stats':
        return { stats: { latest: {} } };
      case 'local-recording-start':
        return this.#record(true, request);
      case 'local-recording-stop':
        return this.#record(false, request);
      default:
        // Logs for Daily's servers, video, and other requests that voice calls do not need.
        return;
    }
  }

  async #join(request: DailyRequest): Promise<void> {
    const kept = record(request['preloadCache']);
    const options = this.#options(request['properties'], kept);
    this.reset();
    if (!options) return;
    this.#inputSettings = record(kept['inputSettings']);
    const call = new Call(options, this.#instance, this.#post, {
      ended: () => this.#ended(call),
      microphoneChanged: () => void this.#tellDevices().catch(() => undefined),
    });
    this.#call = call;
    this.#post({ action: 'call-machine-initialized' });
    const early = {
      assistant: record(kept['remoteParticipantsAudioLevelObserver']),
      visitor: record(kept['localAudioLevelObserver']),
    };
    if (early.assistant['enabled']) void this.#observe('assistant', early.assistant['interval']);
    if (early.visitor['enabled']) void this.#observe('visitor', early.visitor['interval']);
    await call.join();
  }

  /** Undefined if they are invalid, which the page receives as an error. */
  #options(properties: unknown, kept: unknown): JoinOptions | undefined {
    try {
      return joinOptions(properties, kept);
    } catch (error) {
      this.#post(new FatalError('connection-error', String(error), 'room-lookup').event);
      return undefined;
    }
  }

  /** Answers always: destroying a call object waits for it. */
  leave(): void {
    this.reset();
    this.#post({ action: 'left-meeting' });
  }

  #ended(call: Call): void {
    if (this.#call === call) this.leave();
  }

  async #updateParticipant(id: string, properties: unknown): Promise<void> {
    const { setSubscribedTracks, setAudio } = record(properties);
    if (id === 'local' && typeof setAudio === 'boolean') await this.#call?.setAudio(setAudio);
    if (setSubscribedTracks === undefined) return;
    const subscription = record(setSubscribedTracks)['audio'] ?? setSubscribedTracks;
    this.#call?.subscribe(id, subscription === true || subscription === 'staged');
  }

  async #observe(whose: LevelOf, interval: unknown): Promise<Result> {
    if (this.#call?.faults.has('levels-refused')) return { error: refusedBy('levels-refused') };
    this.#call?.observe(whose, interval);
    if (this.#call?.faults.has('levels-hang')) await NEVER;
  }

  async #updateInputSettings(change: Record<string, unknown>): Promise<Result> {
    const { type } = record(record(change['audio'])['processor']);
    if (type === 'noise-cancellation') {
      const { faults } = this.#call ?? {};
      if (faults?.has('noise-cancelling-refused'))
        return { error: refusedBy('noise-cancelling-refused') };
      if (faults?.has('noise-cancelling-hangs')) await NEVER;
    }
    const source = chosenSource(change);
    if (source) await this.#call?.setSource(source);
    const audio = { ...record(this.#inputSettings['audio']), ...record(change['audio']) };
    this.#inputSettings = { ...this.#inputSettings, ...change, audio };
    const inputSettings = this.#inputSettings;
    this.#post({ action: 'input-settings-updated', inputSettings });
    return { inputSettings };
  }

  async #setInputDevice(deviceId: unknown): Promise<Result> {
    if (typeof deviceId === 'string') await this.#call?.setSource(deviceId);
    return this.#devices();
  }

  async #devices(): Promise<Result> {
    return { ...(await devicesInUse(this.#call?.track, this.#speakerId)) };
  }

  /** Sends the devices in use. */
  async #tellDevices(): Promise<Result> {
    const devices = await this.#devices();
    this.#post({ action: 'selected-devices-updated', devices });
    return devices;
  }

  #record(on: boolean, { layout, instanceId }: DailyRequest): void {
    if (this.#call) return this.#call.record(on, { layout, instanceId });
    if (!on) return;
    this.#post({ action: 'recording-error', errorMsg: 'There is no call to record.', instanceId });
  }
}

function refusedBy(fault: FaultName): string {
  return `Refused, as the fault ${fault} asks.`;
}
