export interface CalculatorProps {
  readonly inputs: readonly { readonly label: string; readonly placeholder?: number }[];
  readonly results: readonly {
    readonly label: string;
    readonly value: string;
    readonly className?: string;
  }[];
}

/** Number inputs beside the results of one example, which do not depend on them. */
export function Calculator({ inputs, results }: CalculatorProps) {
  return (
    <div className="card calculator grid">
      <div className="stack">
        {inputs.map(({ label, placeholder }) => (
          <label key={label} className="field">
            <span>{label}</span>
            <input type="number" inputMode="numeric" placeholder={placeholder?.toString()} />
          </label>
        ))}
      </div>
      <Results results={results} />
    </div>
  );
}

/** Results under each other, which screen readers hear when they change. */
export function Results({ results }: Pick<CalculatorProps, 'results'>) {
  return (
    <dl className="results stack" aria-live="polite">
      {results.map(({ label, value, className }) => (
        <div key={label} className={className}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
