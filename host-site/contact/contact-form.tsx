import { useState, type FormEvent } from 'react';
import { CONTACT_THANKS, contactChoices } from '../content/contact.js';
import { ChoiceField, TextField } from './fields.js';

export interface ContactFormProps {
  /** Builders are asked about their project, and for their company. */
  readonly kind: 'builder' | 'general';
}

/**
 * An inquiry. The browser checks it; nothing is sent: it is written to the console. The thanks for it stay
 * until the next is begun.
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
    setSent(true);
  };
  return (
    // Without script, Enter would put what was typed into the address; `dialog` sends nothing.
    <form className="contact-form" method="dialog" onSubmit={submit} onInput={() => setSent(false)}>
      <TextField name="name" label="Full Name" autoComplete="name" required />
      <TextField name="email" label="Email Address" type="email" autoComplete="email" required />
      <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" required />
      <TextField
        name="company"
        label="Company Name"
        autoComplete="organization"
        required={kind === 'builder'}
      />
      {kind === 'builder' && (
        <>
          <ChoiceField name="role" label="Your Role" choices={contactChoices.role} />
          <ChoiceField
            name="projectType"
            label="Project Type"
            choices={contactChoices.projectType}
          />
          <ChoiceField name="budget" label="Budget" choices={contactChoices.budget} />
          <ChoiceField name="timeline" label="Timeline" choices={contactChoices.timeline} />
        </>
      )}
      <label className="field field-wide">
        <span>Message</span>
        <textarea name="message" rows={5} />
      </label>
      <button type="submit" className="button button-large needs-script">
        Send inquiry
      </button>
      <div className="field-wide">
        <div role="status">{sent && <p className="form-thanks">{CONTACT_THANKS}</p>}</div>
        <p className="quiet">Fields marked with * are required. This sample site sends nothing.</p>
      </div>
    </form>
  );
}
