import { formatCount, formatRupees } from '../amounts.js';
import { roiSample, roiSection } from '../content/home.js';
import { Section } from '../parts/section.js';

/** A sample calculation: its inputs take numbers, its results are those of the sample. */
export function RoiCalculator() {
  const { inputs, monthlySaving, conversion, annualReturn, annualSavings } = roiSample;
  return (
    <Section id="roi" text={roiSection} tone="tint">
      <div className="calculator">
        <div className="fields">
          {inputs.map((label) => (
            <label key={label} className="field">
              <span>{label}</span>
              <input type="number" inputMode="numeric" />
            </label>
          ))}
        </div>
        <dl className="results">
          <div>
            <dt>Monthly saving</dt>
            <dd>{formatRupees(monthlySaving)}</dd>
          </div>
          <div>
            <dt>Conversion</dt>
            <dd>
              {conversion.factor}x ({conversion.rate}%)
            </dd>
          </div>
          <div>
            <dt>Annual ROI</dt>
            <dd>{formatCount(annualReturn)}%</dd>
          </div>
          <div>
            <dt>Annual savings</dt>
            <dd>{formatRupees(annualSavings)}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
