export interface CalculatorProps {
  readonly inputs: readonly { readonly label: string; readonly placeholder?: number }[];
  readonly results: readonly { readonly label: string; readonly value: string }[];
}

/** Number inputs beside the results of one example, which do not depend on them. */
export function Calculator({ inputs, results }: CalculatorProps) {
  return (
    <div className="card calculator">
      <div className="stack">
        {inputs.map(({ label, placeholder }) => (
          <label key={label} className="field">
            <span>{label}</span>
            <input type="number" inputMode="numeric" placeholder={placeholder?.toString()} />
          </label>
        ))}
      </div>
      <dl className="results">
        {results.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
