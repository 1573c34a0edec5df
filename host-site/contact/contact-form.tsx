import { useState, type FormEvent } from 'react';
import {
  CONTACT_NOTE,
  CONTACT_REQUIRED,
  CONTACT_THANKS,
  contactChoices,
  contactLabels,
} from '../content/contact.js';
import { ChoiceField, TextField } from './fields.js';

export interface ContactFormProps {
  /** `builder` also asks for the project and the company. */
  readonly kind: 'builder' | 'general';
}

/** The fields of builders besides the company. */
const CHOICE_NAMES = ['role', 'projectType', 'budget', 'timeline'] as const;

/**
 * An inquiry. The browser validates it; it is written to the console and not sent. The thanks stay
 * until the next inquiry. An unfinished one is restored when the visitor returns from another page.
 */
export function ContactForm({ kind }: ContactFormProps) {
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const inquiry = Object.fromEntries(new FormData(form));
    // eslint-disable-next-line no-console -- There is no server: the console is where an inquiry goes.
    console.log('Inquiry', inquiry);
    alert(CONTACT_THANKS);
    form.reset();
    draft.clear();
    setSent(true);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    for (const field of fieldsOf(event.currentTarget)) draft.set(field.name, field.value);
    setSent(false);
  };
  return (
    // Without script, Enter would put the input into the address; `dialog` sends nothing.
    <form
      ref={giveBackDraft}
      className="contact-form"
      method="dialog"
      onSubmit={submit}
      onInput={onInput}
    >
      <p className="field-wide quiet">{CONTACT_REQUIRED}</p>
      <TextField name="name" label={contactLabels.name} autoComplete="name" required />
      <TextField
        name="email"
        label={contactLabels.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField name="phone" label={contactLabels.phone} type="tel" autoComplete="tel" required />
      <TextField
        name="company"
        label={contactLabels.company}
        autoComplete="organization"
        required={kind === 'builder'}
      />
      {CHOICE_NAMES.map((name) => (
        <ChoiceField
          key={name}
          name={name}
          label={contactLabels[name]}
          choices={contactChoices[name]}
          asked={kind === 'builder'}
        />
      ))}
      <label className="field field-wide">
        <span>{contactLabels.message}</span>
        <textarea name="message" rows={5} />
      </label>
      <button type="submit" className="button button-large needs-script">
        Send inquiry
      </button>
      <div className="field-wide">
        <div role="status">{sent && <p className="form-thanks">{CONTACT_THANKS}</p>}</div>
        <p className="quiet">{CONTACT_NOTE}</p>
      </div>
    </form>
  );
}

/** An unfinished inquiry by the names of its fields. It is kept in memory only. */
const draft = new Map<string, string>();

/** Restores the draft in a form that is rendered again. The first render stays unchanged. */
function giveBackDraft(form: HTMLFormElement | null): void {
  if (!form) return;
  for (const field of fieldsOf(form)) field.value = draft.get(field.name) ?? field.value;
}

/** Includes hidden fields. */
function fieldsOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  );
}
