import { useEffect, useId, useRef } from 'react';

export interface SwitchProps<Value extends string> {
  /** The label for screen readers. */
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly badge?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few values side by side: radio buttons in the form of a switch. */
export function Switch<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SwitchProps<Value>) {
  const name = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Something may have been chosen before the page's code was there.
    const first = fields.current?.querySelector<HTMLInputElement>(':checked');
    const chosen = options.find((option) => option.value === first?.value);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  }, []);
  return (
    <fieldset ref={fields} className="switch needs-script">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.badge && <span className="switch-badge">{option.badge}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
