import { useEffect, useId, useRef, useState, type InvalidEvent } from 'react';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly required?: boolean;
}

/**
 * A text input; a star marks a required one. After a rejected submit, the browser's message is
 * shown below it until it is valid, no longer required, or the form is reset. The first invalid
 * input gets the focus.
 */
export function TextField({ label, type = 'text', required, ...input }: TextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [wasRequired, setWasRequired] = useState(required);
  if (wasRequired !== required) {
    setWasRequired(required);
    setFault('');
  }
  useEffect(() => {
    const form = field.current?.form;
    const forget = () => setFault('');
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  const onInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    // The browser's bubble would repeat the message over the next field.
    event.preventDefault();
    setFault(currentTarget.validationMessage);
    if (currentTarget === currentTarget.form?.querySelector(':invalid')) currentTarget.focus();
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <input
        ref={field}
        id={id}
        type={type}
        required={required}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onInvalid={onInvalid}
        onInput={({ currentTarget }) => fault && setFault(currentTarget.validationMessage)}
        {...input}
      />
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  );
}

export interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Whether the field is shown. Its value stays while it is hidden. */
  readonly asked: boolean;
}

/** One of a list, or none. */
export function ChoiceField({ name, label, choices, asked }: ChoiceFieldProps) {
  return (
    <label className="field" hidden={!asked}>
      <span>{label}</span>
      <select name={name} defaultValue="" disabled={!asked}>
        <option value="">Choose</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
