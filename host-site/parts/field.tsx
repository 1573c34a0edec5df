import { useId, type InputHTMLAttributes, type Ref } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** Why the input is not accepted, or nothing. */
  readonly fault: string;
}

/** A text input with what is wrong with it below; a star marks a required one. */
export function Field({ label, fault, className = '', ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {input.required && <span aria-hidden="true"> *</span>}
      </label>
      <input
        id={id}
        // Without it, Firefox has a screen reader call a required field invalid that nobody has filled in yet.
        aria-invalid={fault !== ''}
        aria-describedby={fault ? `${id}-fault` : undefined}
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
