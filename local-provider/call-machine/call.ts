import type { Faults } from '../faults/faults.js';
import { Connection, type RecordingEvent } from './connection.js';
import type { DailyInstance, StoreState } from './daily-page.js';
import type { FatalError } from './fatal-error.js';
import type { JoinOptions } from './join-options.js';
import { LevelObserver, type LevelOf } from './level-observer.js';
import type { Post } from './messages.js';
import type { MicrophoneSource } from './microphone.js';
import { type Bot, storeState } from './store-state.js';
import { assistant, visitor } from './participants.js';
import { VisitorMicrophone } from './visitor-microphone.js';

/** Receives what concerns the whole call machine. */
export interface CallListener {
  ended(): void;
  /** Another microphone is in use. */
  microphoneChanged(): void;
}

/** One call, from the join to its end. It emits Daily's events. */
export class Call {
  readonly #post: Post;
  readonly #listener: CallListener;
  readonly #sessionId = crypto.randomUUID();
  readonly #joinedAt = new Date();
  readonly #observers = new Map<LevelOf, LevelObserver>();
  readonly #microphone: VisitorMicrophone;
  #options: JoinOptions;
  #connection: Connection | undefined;
  #bot: Bot | undefined;
  /** The options of the recording, which its events repeat. */
  #recordingOptions: Record<string, unknown> = {};
  /** The state that all participants of a meeting session share. Only the visitor has anything to share. */
  #sessionData: Record<string, unknown> = {};
  #phase: 'joining' | 'joined' | 'closed' = 'joining';

  constructor(options: JoinOptions, instance: DailyInstance, post: Post, listener: CallListener) {
    this.#options = options;
    this.#post = post;
    this.#listener = listener;
    this.#microphone = new VisitorMicrophone(options, instance, {
      taken: async (track) => {
        await this.#connection?.setMicrophone(track);
        listener.microphoneChanged();
      },
      refused: (event) => post(event),
      gone: () => this.#tellVisitor(),
    });
  }

  /** Settles when the call is joined, or failed, or was left meanwhile. */
  async join(): Promise<void> {
    await this.#microphone.open();
    if (this.#closed || this.faults.has('join-hangs')) return;
    try {
      const connection = this.#connect(this.#options.url);
      await connection.setMicrophone(this.track);
      const { botId, voice } = await connection.open();
      if (this.#closed) return;
      const absent = this.faults.has('assistant-absent');
      if (!absent) this.#bot = { id: botId, voice, subscribed: this.#options.subscribe };
      this.#phase = 'joined';
      this.#tellJoined();
      if (this.#options.recorded) this.record(true, {});
    } catch (error) {
      if (!this.#closed) this.#fail(error as FatalError);
    }
  }

  /** Releases the microphone and the connection. No event follows. */
  close(): void {
    this.#phase = 'closed';
    for (const observer of this.#observers.values()) observer.stop();
    this.#observers.clear();
    this.#connection?.close();
    this.#microphone.close();
  }

  get #closed(): boolean {
    return this.#phase === 'closed';
  }

  get faults(): Faults {
    return this.#options.faults;
  }

  get track(): MediaStreamTrack | undefined {
    return this.#microphone.track;
  }

  sendApp(data: unknown, to: unknown): void {
    if (to === undefined || to === '*' || to === this.#bot?.id) this.#connection?.sendApp(data);
  }

  /** Has the provider record, or stop. */
  record(on: boolean, options: Record<string, unknown>): void {
    if (on) this.#recordingOptions = options;
    this.#connection?.record(on);
  }

  /** Mutes or unmutes; a microphone that was not open yet is opened now. */
  async setAudio(on: boolean): Promise<void> {
    await this.#microphone.setOn(on);
    this.#tellVisitor();
  }

  /** Selects another microphone. The old one stays if the new one is not available. */
  async setSource(source: MicrophoneSource): Promise<void> {
    await this.#microphone.setSource(source);
    this.#tellVisitor();
  }

  setUserName(userName: string): void {
    this.#options = { ...this.#options, userName };
    this.#tellVisitor();
  }

  setUserData(userData: unknown): void {
    this.#options = { ...this.#options, userData };
    this.#tellVisitor();
  }

  /** Replaces the shared data, or only its fields of the same name. */
  shareData(data: Record<string, unknown>, mergeStrategy: unknown): void {
    const kept = mergeStrategy === 'shallow-merge' ? this.#sessionData : {};
    this.#sessionData = { ...kept, ...data };
    const meetingSessionState = { data: this.#sessionData, topology: 'peer' };
    this.#post({ action: 'meeting-session-state-updated', meetingSessionState });
  }

  /** Subscribes to the assistant's sound, or no more. */
  subscribe(participantId: string, subscribed: boolean): void {
    const bot = this.#bot;
    if (!bot || (participantId !== bot.id && participantId !== '*')) return;
    this.#bot = { ...bot, subscribed };
    const participant = assistant(bot.id, this.#joinedAt, subscribed);
    this.#post({ action: 'participant-updated', participant });
  }

  observe(whose: LevelOf, intervalMs: unknown): void {
    this.#observers.get(whose)?.stop();
    const connection = () => this.#connection;
    const emit = (level: number) => this.#emitLevel(whose, level);
    this.#observers.set(whose, new LevelObserver(whose, intervalMs, connection, emit));
  }

  unobserve(whose: LevelOf): void {
    this.#observers.get(whose)?.stop();
    this.#observers.delete(whose);
  }

  get storeState(): StoreState {
    return storeState({ stream: this.#microphone.stream, bot: this.#bot, since: this.#joinedAt });
  }

  #connect(url: string): Connection {
    const network = (event: string) => {
      this.#post({ action: 'network-connection', type: 'peer-to-peer', event });
    };
    this.#connection = new Connection(url, {
      app: (data) => this.#post({ action: 'app-message', data, fromId: this.#bot?.id ?? '' }),
      interrupted: () => network('interrupted'),
      restored: () => network('connected'),
      recording: (event) => this.#emitRecording(event),
      daily: (event) => this.#post(event),
      ended: (error) => this.#fail(error),
    });
    return this.#connection;
  }

  #tellJoined(): void {
    const bot = this.#bot;
    const joined = () => {
      if (this.#closed) return;
      this.#post({ action: 'joined-meeting', participants: { local: this.#visitor() } });
    };
    const [late] = this.faults.find('joined-late') ?? [];
    if (late === undefined) joined();
    else setTimeout(joined, late * 1000);
    if (bot) {
      const participant = assistant(bot.id, this.#joinedAt, bot.subscribed);
      this.#post({ action: 'participant-joined', participant });
    }
    const participantCounts = { present: bot ? 2 : 1, hidden: 0 };
    this.#post({ action: 'participant-counts-updated', participantCounts });
    this.#post({ action: 'network-connection', type: 'peer-to-peer', event: 'connected' });
  }

  #tellVisitor(): void {
    if (this.#phase !== 'joined') return;
    this.#post({ action: 'participant-updated', participant: this.#visitor() });
  }

  #emitRecording({ status, error }: RecordingEvent): void {
    const { layout, instanceId } = this.#recordingOptions;
    if (status === 'started') {
      const recordingId = crypto.randomUUID();
      const type = 'cloud';
      this.#post({ action: 'recording-started', recordingId, type, layout, instanceId });
    }
    if (status === 'stopped') this.#post({ action: 'recording-stopped', instanceId });
    if (status === 'failed') this.#post({ action: 'recording-error', errorMsg: error, instanceId });
  }

  #emitLevel(whose: LevelOf, level: number): void {
    if (this.#closed) return;
    if (whose === 'visitor') this.#post({ action: 'local-audio-level', audioLevel: level });
    else {
      const participantsAudioLevel = this.#bot ? { [this.#bot.id]: level } : {};
      this.#post({ action: 'remote-participants-audio-level', participantsAudioLevel });
    }
  }

  #visitor() {
    const { userName, userData } = this.#options;
    const person = { sessionId: this.#sessionId, userName, userData, joinedAt: this.#joinedAt };
    return visitor(person, this.#microphone.state);
  }

  #fail(error: FatalError): void {
    const bot = this.#bot;
    this.close();
    if (bot) {
      const participant = assistant(bot.id, this.#joinedAt, bot.subscribed);
      this.#post({ action: 'participant-left', participant });
    }
    this.#post(error.event);
    this.#listener.ended();
  }
}
