export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly required?: boolean;
}

/** A line of text; a star marks that it has to be there. */
export function TextField({ label, type = 'text', required, ...input }: TextFieldProps) {
  return (
    <label className="field">
      <span>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </span>
      <input type={type} required={required} {...input} />
    </label>
  );
}

export interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** One of a list, or none. */
export function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select name={name} defaultValue="">
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
