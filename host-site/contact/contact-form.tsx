import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type InputHTMLAttributes,
  type SyntheticEvent,
} from 'react';
import {
  CONTACT_FORM,
  CONTACT_REQUIRED,
  CONTACT_THANKS,
  contactChoices,
  contactLabels,
} from '../content/contact.js';
import { Field } from '../parts/field.js';
import { keepInquiry, replaceInquiry, useInquiryDraft } from './inquiry-draft.js';

export interface ContactFormProps {
  /** `builder` also asks for the project and the company. */
  readonly kind: 'builder' | 'general';
}

/** The fields of builders besides the company. */
const CHOICE_NAMES = ['role', 'projectType', 'budget', 'timeline'] as const;

/** Safari ignores the scroll margin of a field that gets the focus: its label stayed behind the header. */
function bringIntoView({ target }: FocusEvent<HTMLFormElement>): void {
  target.scrollIntoView({ block: 'nearest' });
}

/**
 * An inquiry. The browser validates it; it is written to the console and not sent. The thanks stay
 * until the next inquiry.
 */
export function ContactForm({ kind }: ContactFormProps) {
  const { id, inquiry: draft } = useInquiryDraft();
  const [thankedBefore, setThankedBefore] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  // Something may have been typed before the page's code was there.
  useEffect(() => keepInquiry(Object.fromEntries(new FormData(form.current!))), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inquiry = Object.fromEntries(new FormData(event.currentTarget));
    // eslint-disable-next-line no-console -- There is no server: the console is where an inquiry goes.
    console.log('Inquiry', inquiry);
    alert(CONTACT_THANKS);
    setThankedBefore(replaceInquiry({}).id);
  };
  const keep = (event: FormEvent<HTMLFormElement>) => {
    keepInquiry(Object.fromEntries(new FormData(event.currentTarget)));
    setThankedBefore(undefined);
  };
  return (
    <>
      {/* Without script, Enter would put the input into the address; `dialog` sends nothing. */}
      <form
        key={id}
        ref={form}
        id={CONTACT_FORM}
        className="contact-form"
        method="dialog"
        onSubmit={submit}
        onInput={keep}
        onFocus={bringIntoView}
      >
        <p className="field-wide quiet">{CONTACT_REQUIRED}</p>
        <InquiryField name="name" type="text" autoComplete="name" required />
        <InquiryField name="email" type="email" autoComplete="email" required />
        <InquiryField name="phone" type="tel" autoComplete="tel" required />
        <InquiryField
          name="company"
          type="text"
          autoComplete="organization"
          required={kind === 'builder'}
        />
        {CHOICE_NAMES.map((name) => (
          <label key={name} className="field" hidden={kind !== 'builder'}>
            <span>{contactLabels[name]}</span>
            <select name={name} defaultValue={`${draft[name] ?? ''}`} disabled={kind !== 'builder'}>
              <option value="">Choose</option>
              {contactChoices[name].map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="field field-wide">
          <span>{contactLabels.message}</span>
          <textarea name="message" rows={5} defaultValue={`${draft['message'] ?? ''}`} />
        </label>
        <button type="submit" className="button button-large needs-script">
          Send inquiry
        </button>
      </form>
      <p role="status">
        {thankedBefore === id && <span className="form-thanks">{CONTACT_THANKS}</span>}
      </p>
    </>
  );
}

interface InquiryFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: 'name' | 'email' | 'phone' | 'company';
}

/** A text input with the browser's message below it. */
function InquiryField({ name, ...input }: InquiryFieldProps) {
  const { inquiry: draft } = useInquiryDraft();
  const [fault, setFault] = useState('');
  const check = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) => {
    if (fault || box.value) setFault(box.validationMessage);
  };
  const reject = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget: box } = event;
    // The message is below the field instead of in a bubble, which would also take the focus.
    event.preventDefault();
    setFault(box.validationMessage);
    if (box.form?.querySelector('input:invalid') === box) box.focus();
  };
  return (
    <Field
      name={name}
      label={contactLabels[name]}
      // Who need not name a company did not forget to.
      fault={input.required ? fault : ''}
      defaultValue={`${draft[name] ?? ''}`}
      onBlur={check}
      onInvalid={reject}
      {...input}
    />
  );
}
