import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { CallControls, CallDevice, CallDevices } from '../../../core/index.js';
import { enSound, type SoundTexts } from '../../../core/locales/en-sound.js';
import type { LateTexts } from '../../../core/locales/en.js';
import { VOLUME_MAX } from '../../../core/limits/numbers.js';
import { PartTexts } from '../../../core/locales/late-texts.js';

export { callSettingsStyles } from '../../styles/call-settings.styles.js';

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

type Shown =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly controls: CallControls; readonly devices: CallDevices };

/** Which microphone and speaker the call uses, and how loud the assistant is. */
export class CallSettings {
  readonly #host: Host;
  readonly #controls: () => Promise<CallControls>;
  readonly #texts = new PartTexts('sound', enSound);
  #shown: Shown = { status: 'closed' };

  constructor(host: Host, controls: () => Promise<CallControls>) {
    this.#host = host;
    this.#controls = controls;
  }

  get open(): boolean {
    return this.#shown.status !== 'closed';
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.#load();
  }

  close(): void {
    if (this.open) this.#show({ status: 'closed' });
  }

  async #load(): Promise<void> {
    this.#show({ status: 'loading' });
    try {
      const controls = await this.#controls();
      const devices = await controls.devices();
      if (!this.open) return;
      this.#show({ status: 'open', controls, devices });
      await this.#host.updateComplete;
      this.#host.renderRoot.querySelector<HTMLElement>('.settings select')?.focus();
    } catch {
      if (this.open) this.#show({ status: 'failed' });
    }
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    this.#host.requestUpdate();
  }

  /** `label` is what the settings are called. */
  render(label: string, late: LateTexts): TemplateResult | typeof nothing {
    const shown = this.#shown;
    const settings = this.#texts.of(late);
    if (shown.status === 'failed')
      return html`<div class="settings"><p role="alert">${settings.failed}</p></div>`;
    if (shown.status !== 'open') return nothing;
    const { controls, devices } = shown;
    return html`<div
      part="settings"
      class="settings"
      role="group"
      aria-label=${label}
      @keydown=${this.#onKeydown}
    >
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
    </div>`;
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
  async #refresh(): Promise<void> {
    const shown = this.#shown;
    if (shown.status !== 'open') return;
    const devices = await shown.controls.devices().catch(() => null);
    // Nothing to choose from when the call is over meanwhile.
    if (devices && this.#shown === shown) this.#show({ ...shown, devices });
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.close();
    this.#host.renderRoot.querySelector<HTMLElement>('[part=settings-button]')?.focus();
  };
}

function percent(volume: number): string {
  return `${Math.round(volume * 100)} %`;
}
