import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { controlOf, write, type Option } from './options.js';

/** The content of an option's control. */
export interface Shown {
  readonly label: string;
  readonly about: unknown;
  /** The text that the visitor typed, or the value. Empty for the default. */
  readonly text: string;
  /** The error in it. Empty if there is none. */
  readonly problem: string;
}

/** The control of an option with its label. Calls back with each new text. */
export function control(
  option: Option,
  { label, about, text, problem }: Shown,
  onEdit: (text: string) => void,
): TemplateResult {
  const { attribute, choices } = option;
  const initial = option.initial === undefined ? '' : write(option.initial);
  const kind = controlOf(option);
  const onInput = ({ target }: Event) => {
    const { type, checked, value } = target as HTMLInputElement;
    onEdit(type === 'checkbox' ? `${checked}` : value);
  };
  const input = (type: string, value: string, checked = false) =>
    html`<input
      id=${attribute}
      type=${type}
      placeholder=${initial}
      autocomplete="off"
      spellcheck="false"
      aria-describedby="${attribute}-about ${attribute}-problem"
      aria-invalid=${problem !== ''}
      .value=${live(value)}
      .checked=${live(checked)}
      @input=${onInput}
    />`;
  const boxes = {
    flag: () => input('checkbox', 'on', (text || initial) === 'true'),
    number: () => input('text', text),
    text: () => input('text', text),
    color: () =>
      html`<div class="color">
        <input
          type="color"
          aria-label="Choose ${label}"
          .value=${live(hexOf(text || initial))}
          @input=${onInput}
        />
        ${input('text', text)}
      </div>`,
    choice: () =>
      html`<select id=${attribute} aria-describedby="${attribute}-about" @input=${onInput}>
        ${choices.map(
          (choice) =>
            html`<option .selected=${live(choice === (text || initial))}>${choice}</option>`,
        )}
      </select>`,
    json: () =>
      html`<textarea
        id=${attribute}
        rows="3"
        spellcheck="false"
        placeholder="JSON"
        aria-describedby="${attribute}-about ${attribute}-problem"
        aria-invalid=${problem !== ''}
        .value=${live(text)}
        @input=${onInput}
      ></textarea>`,
  };
  return html`<div class="option">
    <label for=${attribute}>${label}</label>
    ${boxes[kind]()}
    <p id="${attribute}-problem" class="problem" role="status">${problem}</p>
    <p id="${attribute}-about" class="quiet">${about}</p>
  </div>`;
}

/** Radio buttons for a few choices. */
export function radios(
  legend: string,
  choices: readonly string[],
  chosen: unknown,
  onChoose: (choice: string) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${choices.map(
      (choice) =>
        html`<label>
          <input
            type="radio"
            name=${legend}
            .checked=${live(choice === chosen)}
            @change=${() => onChoose(choice)}
          />
          ${choice}
        </label>`,
    )}
  </fieldset>`;
}

/** A CSS colour as a colour input has it; white if it is translucent. */
function hexOf(color: string): string {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillStyle = color;
  return context.fillStyle.startsWith('#') ? context.fillStyle : '#ffffff';
}
