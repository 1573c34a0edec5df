import type { DailyCall, DailyEvent, DailyEventObject, DailyParticipant } from '@daily-co/daily-js';

/** Stands in for the call library, so that a test decides what it tells and in which order. */
export class DailyDouble {
  readonly asked: unknown[][] = [];
  /** The microphone in use. */
  microphone: { deviceId: string; groupId?: string } = { deviceId: 'built-in' };
  /** The ids of the microphones that are plugged in. */
  plugged: string[] = ['built-in'];
  /** How far the meeting is. */
  meeting = 'joining-meeting';
  /** Who is in the call. */
  people: Record<string, DailyParticipant> = {};
  readonly #listeners = new Map<string, ((event: unknown) => void)[]>();

  /** The double as the driver sees it. */
  get daily(): DailyCall {
    return this as unknown as DailyCall;
  }

  on(name: string, listener: (event: unknown) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  once(name: string, listener: (event: unknown) => void): void {
    const heard = (event: unknown) => {
      const others = this.#listeners.get(name)?.filter((each) => each !== heard);
      this.#listeners.set(name, others ?? []);
      listener(event);
    };
    this.on(name, heard);
  }

  emit<Name extends DailyEvent>(name: Name, event: Partial<DailyEventObject<Name>>): void {
    for (const listener of this.#listeners.get(name) ?? []) listener({ action: name, ...event });
  }

  async enumerateDevices(): Promise<unknown> {
    return { devices: this.plugged.map((deviceId) => ({ deviceId, kind: 'audioinput' })) };
  }

  async getInputDevices(): Promise<unknown> {
    return this.#devices();
  }

  /** A microphone is taken, by whomever. */
  selects(microphone: { deviceId: string; groupId?: string }): void {
    this.microphone = microphone;
    this.emit('selected-devices-updated', { devices: this.#devices() });
  }

  participants(): Record<string, DailyParticipant> {
    return this.people;
  }

  async setInputDevicesAsync({ audioDeviceId }: { audioDeviceId: string }): Promise<void> {
    this.asked.push(['setInputDevicesAsync', audioDeviceId]);
    this.selects({ deviceId: audioDeviceId });
  }

  startLocalAudioLevelObserver = this.#recorded('startLocalAudioLevelObserver');
  startRemoteParticipantsAudioLevelObserver = this.#recorded(
    'startRemoteParticipantsAudioLevelObserver',
  );
  join = this.#recorded('join');
  destroy = this.#recorded('destroy');
  updateParticipant = this.#recorded('updateParticipant');
  updateInputSettings = this.#recorded('updateInputSettings');
  setLocalAudio = this.#recorded('setLocalAudio');
  startRecording = this.#recorded('startRecording');
  stopRecording = this.#recorded('stopRecording');

  meetingState(): string {
    return this.meeting;
  }

  sendAppMessage(message: string): void {
    if (this.meeting !== 'joined-meeting')
      throw new Error('sendAppMessage() only supported after join.');
    this.asked.push(['sendAppMessage', message]);
  }

  #recorded(name: string): (...given: readonly unknown[]) => Promise<void> {
    return async (...given) => void this.asked.push([name, ...given]);
  }

  #devices() {
    return { mic: this.microphone as MediaDeviceInfo, camera: {}, speaker: {} };
  }
}

export function participant(change: Partial<DailyParticipant>): DailyParticipant {
  return {
    local: false,
    session_id: 'bot',
    user_name: 'Vapi Speaker',
    ...change,
  } as DailyParticipant;
}

export const LOCAL = participant({ local: true, session_id: 'me', user_name: '' });
export const ASSISTANT = participant({});

/** The visitor, whose microphone is gone, or in another state that no one chose. */
export function visitorWithout(audio: object = { state: 'blocked' }): DailyParticipant {
  return { ...LOCAL, audio: false, tracks: { audio } } as DailyParticipant;
}

/** The visitor, who is muted or not. */
export function visitorWho(muted: boolean): DailyParticipant {
  const audio = muted ? { state: 'off', off: { byUser: true } } : { state: 'playable' };
  return { ...LOCAL, audio: !muted, tracks: { audio } } as DailyParticipant;
}
