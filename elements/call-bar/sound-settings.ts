import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { CallControls, CallDevice, CallDevices, Texts } from '../../core/headless/index.js';
import { VOLUME_MAX } from '../../core/limits/numbers.js';
import type { PartAssistant } from '../shared/host.js';

interface Known {
  readonly controls: CallControls;
  readonly devices: CallDevices;
}

/** The microphone, the speaker and the volume of the assistant. */
export class SoundSettings {
  readonly #host: ReactiveControllerHost;
  readonly #assistant: Pick<PartAssistant, 'callControls'>;
  /** Unknown until `load()`. */
  #known?: Known;

  constructor(host: ReactiveControllerHost, assistant: Pick<PartAssistant, 'callControls'>) {
    this.#host = host;
    this.#assistant = assistant;
  }

  /** Reads the devices. Rejects when the call cannot list them. */
  async load(): Promise<void> {
    const controls = await this.#assistant.callControls();
    this.#known = { controls, devices: await controls.devices() };
  }

  /** Reads the devices again when they change, until `unfollow()`. */
  follow(): void {
    navigator.mediaDevices.addEventListener('devicechange', this.#refresh);
  }

  unfollow(): void {
    navigator.mediaDevices.removeEventListener('devicechange', this.#refresh);
  }

  render({ sound: texts }: Texts): TemplateResult | typeof nothing {
    if (!this.#known) return nothing;
    const { controls, devices } = this.#known;
    return html`
      ${this.#choice(texts.microphone, devices.microphones, devices.microphone, texts, (id) =>
        controls.useMicrophone(id),
      )}
      ${
        devices.speakers.length
          ? this.#choice(texts.speaker, devices.speakers, devices.speaker, texts, (id) =>
              controls.useSpeaker(id),
            )
          : nothing
      }
      <label>
        <span .textContent=${texts.volume}></span>
        <input
          part="volume"
          type="range"
          min="0"
          max=${VOLUME_MAX}
          step="0.1"
          .value=${String(controls.assistantVolume)}
          aria-valuetext=${percent(controls.assistantVolume)}
          @input=${async (event: InputEvent) => {
            const slider = event.target as HTMLInputElement;
            await controls.setAssistantVolume(slider.valueAsNumber).catch(() => {
              slider.valueAsNumber = controls.assistantVolume;
            });
            this.#host.requestUpdate();
          }}
        />
      </label>
    `;
  }

  #choice(
    label: string,
    devices: readonly CallDevice[],
    chosen: string | null,
    { standard }: Texts['sound'],
    use: (id: string) => Promise<void>,
  ): TemplateResult {
    // Until the visitor chooses one it is the browser's default device, which is listed first.
    const inUse = chosen ?? devices[0]?.id ?? '';
    const onChange = async (event: Event) => {
      await use((event.target as HTMLSelectElement).value).catch(() => undefined);
      await this.#refresh();
    };
    return html`<label>
      <span .textContent=${label}></span>
      <select part="device" .value=${live(inUse)} @change=${onChange}>
        ${devices.map(
          ({ id, label: name }) =>
            html`<option
              value=${id}
              ?selected=${id === inUse}
              .textContent=${name || standard}
            ></option>`,
        )}
      </select>
    </label>`;
  }

  /** Shows the device in use, which has not changed if the choice failed. */
  readonly #refresh = async (): Promise<void> => {
    const known = this.#known!;
    const devices = await known.controls.devices().catch(() => null);
    // The call has ended meanwhile.
    if (!devices || this.#known !== known) return;
    this.#known = { ...known, devices };
    this.#host.requestUpdate();
  };
}

function percent(volume: number): string {
  return `${Math.round(volume * 100)} %`;
}
