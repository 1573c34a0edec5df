import { html, nothing, type TemplateResult } from 'lit';
import type { Block, Field } from '../../core/blocks/block.js';
import type { Texts } from '../../core/headless/index.js';
import { WITHOUT_WORDS } from '../shared/page-language.js';
import { timeLocale } from '../shared/time-locale.js';
import type { BlockContext } from './blocks.js';

/** The attributes of an input, by the kind of its field. */
const INPUTS = {
  name: { type: 'text', autocomplete: 'name' },
  phone: { type: 'tel', autocomplete: 'tel' },
  email: { type: 'email', autocomplete: 'email' },
  time: { type: 'datetime-local', autocomplete: 'off' },
} as const;

/** The maximum length of what is typed into a field, in characters. */
const FIELD_LENGTH = 200;

let forms = 0;

/** A form whose fields become a message, one line each. */
export function form(
  { title, fields, submit }: Extract<Block, { readonly type: 'form' }>,
  { options, send }: BlockContext,
): TemplateResult {
  const texts = options().texts.actions;
  const id = `form-${++forms}`;
  const labels = fields.map(({ label, kind }) => label ?? texts.fields[kind]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const element = event.target as HTMLFormElement;
    const inputs = element.querySelectorAll<HTMLInputElement>('label > :is(input, select)');
    const values = [...inputs].map(({ value }) => value.trim());
    const lines = labels.flatMap((label, at) => (values[at] ? `${label}: ${values[at]}` : []));
    if (!lines.length || !send(lines.join('\n'))) return;
    for (const control of element.elements) (control as HTMLInputElement).disabled = true;
    element.querySelector('[role=status]')!.textContent = texts.submitted;
  };
  // A page's own handlers for forms do not see it: what is typed goes to the assistant only.
  return html`<form part="form" aria-labelledby=${title ? id : nothing} @submit=${onSubmit}>
    ${title ? html`<strong id=${id} dir="auto" .textContent=${title}></strong>` : nothing}
    ${fields.map(
      (field, at) =>
        html`<label dir="auto"
            ><span .textContent=${labels[at]}></span>${control(field, texts)}</label
          >${field.kind === 'time' ? times(options().texts.language) : nothing}`,
    )}
    <button
      part="submit-button"
      class="reply"
      type="submit"
      .textContent=${submit ?? texts.submit}
    ></button>
    <span role="status"></span>
  </form>`;
}

function control({ kind, required, value, options = [] }: Field, texts: Texts['actions']) {
  if (kind === 'choice')
    return html`<select ?required=${required} aria-invalid="false" @invalid=${tried}>
      <option value="" .textContent=${texts.choose}></option>
      ${options.map((each) => html`<option ?selected=${each === value} .textContent=${each}></option>`)}
    </select>`;
  const { type, autocomplete } = INPUTS[kind];
  return html`<input
    type=${type}
    autocomplete=${autocomplete}
    maxlength=${FIELD_LENGTH}
    .value=${value ?? ''}
    ?required=${required}
    aria-invalid="false"
    @invalid=${tried}
  />`;
}

/** Leaves to the browser whether a field is invalid, once it was tried: Firefox calls it so before that, too. */
function tried({ target }: Event): void {
  (target as Element).removeAttribute('aria-invalid');
}

/** The appointments that are offered: the days from now, and the hour. */
const SLOTS = [
  [1, 11],
  [1, 17],
  [2, 11],
] as const;

/** Buttons that fill in a time on the next days, for those who would rather not use the browser's calendar. */
function times(language: string): TemplateResult {
  const locale = timeLocale(language);
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const slots = SLOTS.map(([day, hour]) => {
    const at = new Date();
    at.setDate(at.getDate() + day);
    at.setHours(hour, 0, 0, 0);
    const date = WITHOUT_WORDS.test(language) ? dates.format(at) : days.format(day, 'day');
    return { at, label: `${date} ${clock.format(at)}` };
  });
  const fill = (event: Event, at: Date) => {
    const { previousElementSibling } = (event.target as Element).parentElement!;
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
    previousElementSibling!.querySelector('input')!.value = local.toISOString().slice(0, 16);
  };
  return html`<div class="block-buttons">
    ${slots.map(
      ({ at, label }) =>
        html`<button
          part="time-button"
          class="reply"
          type="button"
          @click=${(event: Event) => fill(event, at)}
          .textContent=${label.charAt(0).toLocaleUpperCase(language) + label.slice(1)}
        ></button>`,
    )}
  </div>`;
}
