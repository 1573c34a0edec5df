import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { CallControls, CallDevice, CallDevices } from '../../core/headless/index.js';
import { enSound, type SoundTexts } from '../../core/i18n/en-sound.js';
import type { LateTexts } from '../../core/i18n/en.js';
import { VOLUME_MAX } from '../../core/limits/numbers.js';
import { PartTexts } from '../../core/i18n/late-texts.js';

export { callSettingsStyles } from './call-settings.styles.js';

interface Known {
  readonly controls: CallControls;
  readonly devices: CallDevices;
}

/** Which microphone and speaker the call uses, and how loud the assistant is. */
export class CallSettings {
  readonly #host: ReactiveControllerHost;
  readonly #controls: () => Promise<CallControls>;
  readonly #texts = new PartTexts('sound', enSound);
  /** What there was to choose from when one looked last. */
  #known?: Known;

  constructor(host: ReactiveControllerHost, controls: () => Promise<CallControls>) {
    this.#host = host;
    this.#controls = controls;
  }

  /** Looks what there is to choose from; rejects when that cannot be had. */
  async load(): Promise<void> {
    const controls = await this.#controls();
    this.#known = { controls, devices: await controls.devices() };
  }

  /** Looks again whenever something is plugged in or out, until it is to `rest`. */
  follow(): void {
    navigator.mediaDevices.addEventListener('devicechange', this.#refresh);
  }

  rest(): void {
    navigator.mediaDevices.removeEventListener('devicechange', this.#refresh);
  }

  render(late: LateTexts): TemplateResult | typeof nothing {
    if (!this.#known) return nothing;
    const settings = this.#texts.of(late);
    const { controls, devices } = this.#known;
    return html`
      ${this.#choice(settings.microphone, devices.microphones, devices.microphone, settings, (id) =>
        controls.useMicrophone(id),
      )}
      ${
        devices.speakers.length
          ? this.#choice(settings.speaker, devices.speakers, devices.speaker, settings, (id) =>
              controls.useSpeaker(id),
            )
          : nothing
      }
      <label>
        <span>${settings.volume}</span>
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
    { standard }: SoundTexts,
    use: (id: string) => Promise<void>,
  ): TemplateResult {
    // Until one is chosen, it is the browser's standard one, which browsers name first.
    const inUse = chosen ?? devices[0]?.id ?? '';
    const onChange = async (event: Event) => {
      await use((event.target as HTMLSelectElement).value).catch(() => undefined);
      await this.#refresh();
    };
    return html`<label>
      <span>${label}</span>
      <select part="device" .value=${live(inUse)} @change=${onChange}>
        ${devices.map(
          ({ id, label: name }) =>
            html`<option value=${id} ?selected=${id === inUse}>${name || standard}</option>`,
        )}
      </select>
    </label>`;
  }

  /** Shows what is in use now, which may be what was before. */
  readonly #refresh = async (): Promise<void> => {
    const known = this.#known!;
    const devices = await known.controls.devices().catch(() => null);
    // Nothing to choose from when the call is over meanwhile.
    if (!devices || this.#known !== known) return;
    this.#known = { ...known, devices };
    this.#host.requestUpdate();
  };
}

function percent(volume: number): string {
  return `${Math.round(volume * 100)} %`;
}
