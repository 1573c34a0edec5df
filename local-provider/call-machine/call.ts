import { Connection } from './connection.js';
import type { DailyInstance, StoreState } from './daily-page.js';
import type { FatalError } from './fatal-error.js';
import { LevelObserver, type LevelOf } from './level-observer.js';
import type { Post } from './messages.js';
import { Microphone, type MicrophoneSource } from './microphone.js';
import { microphoneError } from './microphone-error.js';
import { assistant, type MicrophoneState, visitor } from './participants.js';

/** How a page wants to join, from daily-js' properties and what was set before the join. */
export interface JoinWishes {
  url: string;
  userName: string;
  source: MicrophoneSource | false;
  muted: boolean;
  subscribe: boolean;
}

/** One call, from the join to its end. What it tells, it tells in Daily's events. */
export class Call {
  readonly #instance: DailyInstance;
  readonly #post: Post;
  readonly #ended: () => void;
  readonly #sessionId = crypto.randomUUID();
  readonly #joinedAt = new Date();
  readonly #observers = new Map<LevelOf, LevelObserver>();
  #wishes: JoinWishes;
  #microphone: Microphone | undefined;
  #microphoneState: MicrophoneState = 'off';
  #connection: Connection | undefined;
  #bot: { id: string; voice: MediaStreamTrack; subscribed: boolean } | undefined;
  #closed = false;

  constructor(wishes: JoinWishes, instance: DailyInstance, post: Post, ended: () => void) {
    this.#wishes = wishes;
    this.#instance = instance;
    this.#post = post;
    this.#ended = ended;
  }

  /** Settles when the call is joined, or failed, or was left meanwhile. */
  async join(): Promise<void> {
    const { source, muted, url } = this.#wishes;
    if (source !== false && !muted) await this.#openMicrophone(source);
    if (this.#closed) return;
    try {
      const connection = this.#connect(url);
      await connection.setMicrophone(this.track);
      const { botId, voice } = await connection.open();
      if (this.#closed) return;
      this.#bot = { id: botId, voice, subscribed: this.#wishes.subscribe };
      this.#tellJoined(botId);
    } catch (error) {
      if (!this.#closed) this.#fail(error as FatalError);
    }
  }

  /** Releases the microphone and the connection; nothing is told after it. */
  close(): void {
    this.#closed = true;
    for (const observer of this.#observers.values()) observer.stop();
    this.#observers.clear();
    this.#connection?.close();
    this.#microphone?.close();
    this.#microphone = undefined;
  }

  get track(): MediaStreamTrack | undefined {
    return this.#microphone?.track;
  }

  sendApp(data: unknown, to: unknown): void {
    if (to === undefined || to === '*' || to === this.#bot?.id) this.#connection?.sendApp(data);
  }

  /** Mutes or unmutes; a microphone that was not open yet is opened now. */
  async setAudio(on: boolean): Promise<void> {
    this.#wishes = { ...this.#wishes, muted: !on };
    if (this.#microphone) {
      this.#microphone.on = on;
      this.#microphoneState = on ? 'on' : 'off';
    } else if (on) {
      await this.#openMicrophone(this.#wishes.source || true);
      await this.#connection?.setMicrophone(this.track);
    }
    this.#tellVisitor();
  }

  /** Speaks through another device; the old one stays when the new one cannot be had. */
  async setSource(source: MicrophoneSource): Promise<void> {
    const before = this.#microphone;
    await this.#openMicrophone(source);
    if (this.#microphone === before) return;
    await this.#connection?.setMicrophone(this.track);
    before?.close();
    this.#wishes = { ...this.#wishes, source };
    this.#tellVisitor();
  }

  setUserName(userName: string): void {
    this.#wishes = { ...this.#wishes, userName };
    this.#tellVisitor();
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
    const getStats = () => this.#connection?.getStats();
    const tell = (level: number) => this.#tellLevel(whose, level);
    this.#observers.set(whose, new LevelObserver(whose, intervalMs, getStats, tell));
  }

  unobserve(whose: LevelOf): void {
    this.#observers.get(whose)?.stop();
    this.#observers.delete(whose);
  }

  get storeState(): StoreState {
    const bot = this.#bot;
    const subscribed = bot?.subscribed ?? false;
    return {
      local: {
        streams: { cam: { stream: this.#microphone?.stream } },
        public: {
          subscribedTracks: { ALL: false, ...(bot && { [bot.id]: { 'cam-audio': subscribed } }) },
          customTracks: {},
        },
      },
      streams: bot
        ? {
            [`${bot.id}-cam-audio`]: {
              participantId: bot.id,
              type: 'cam',
              pendingTrack: bot.voice,
              starttime: this.#joinedAt.getTime(),
            },
          }
        : {},
      participants: {},
    };
  }

  #connect(url: string): Connection {
    const network = (event: string) => {
      this.#post({ action: 'network-connection', type: 'peer-to-peer', event });
    };
    this.#connection = new Connection(url, {
      app: (data) => this.#post({ action: 'app-message', data, fromId: this.#bot?.id ?? '' }),
      interrupted: () => network('interrupted'),
      restored: () => network('connected'),
      ended: (error) => this.#fail(error),
    });
    return this.#connection;
  }

  async #openMicrophone(source: MicrophoneSource): Promise<void> {
    try {
      const microphone = await Microphone.open(source, this.#instance);
      if (this.#closed) return microphone.close();
      const { muted } = this.#wishes;
      microphone.on = !muted;
      this.#microphone = microphone;
      this.#microphoneState = muted ? 'off' : 'on';
      microphone.track.addEventListener('ended', () => this.#microphoneGone(microphone));
    } catch (cause) {
      if (this.#closed) return;
      const { event, blocked } = microphoneError(cause);
      if (!this.#microphone) this.#microphoneState = blocked;
      this.#post(event);
    }
  }

  #microphoneGone(microphone: Microphone): void {
    if (this.#closed || microphone !== this.#microphone) return;
    this.#microphone = undefined;
    this.#microphoneState = { byDeviceMissing: true };
    this.#tellVisitor();
  }

  #tellJoined(botId: string): void {
    const subscribed = this.#wishes.subscribe;
    this.#post({ action: 'joined-meeting', participants: { local: this.#visitor() } });
    const participant = assistant(botId, this.#joinedAt, subscribed);
    this.#post({ action: 'participant-joined', participant });
    const participantCounts = { present: 2, hidden: 0 };
    this.#post({ action: 'participant-counts-updated', participantCounts });
    this.#post({ action: 'network-connection', type: 'peer-to-peer', event: 'connected' });
  }

  #tellVisitor(): void {
    if (this.#closed || !this.#bot) return;
    this.#post({ action: 'participant-updated', participant: this.#visitor() });
  }

  #tellLevel(whose: LevelOf, level: number): void {
    if (this.#closed) return;
    if (whose === 'visitor') this.#post({ action: 'local-audio-level', audioLevel: level });
    else {
      const participantsAudioLevel = this.#bot ? { [this.#bot.id]: level } : {};
      this.#post({ action: 'remote-participants-audio-level', participantsAudioLevel });
    }
  }

  #visitor() {
    const { userName } = this.#wishes;
    const person = { sessionId: this.#sessionId, userName, joinedAt: this.#joinedAt };
    return visitor(person, this.#microphoneState);
  }

  #fail(error: FatalError): void {
    const bot = this.#bot;
    this.close();
    if (bot) {
      const participant = assistant(bot.id, this.#joinedAt, bot.subscribed);
      this.#post({ action: 'participant-left', participant });
    }
    this.#post(error.event);
    this.#ended();
  }
}
