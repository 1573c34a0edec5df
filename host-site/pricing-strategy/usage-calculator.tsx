import { usageLines, usageResult } from '../content/intelligence-prices.js';

/** A sample month: the boxes take numbers, the result is that of the sample. */
export function UsageCalculator() {
  return (
    <div className="calculator">
      <div className="fields">
        {usageLines.map(({ label, placeholder }) => (
          <label key={label} className="field">
            <span>{label}</span>
            <input type="number" inputMode="numeric" placeholder={`${placeholder}`} />
          </label>
        ))}
      </div>
      <dl className="results">
        {usageLines.map(({ label, queries }) => (
          <div key={label}>
            <dt>{label.replace(' per month', '')}</dt>
            <dd>about {queries} queries</dd>
          </div>
        ))}
        <div>
          <dt>Total in the sample</dt>
          <dd>about {usageResult.total} queries</dd>
        </div>
        <div>
          <dt>Recommended</dt>
          <dd>
            {usageResult.plan} ({usageResult.holds} queries per month)
          </dd>
        </div>
      </dl>
    </div>
  );
}
