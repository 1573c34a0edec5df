import { roiSample, roiSection } from '../content/home.js';
import { Calculator } from '../parts/calculator.js';
import { Section } from '../parts/section.js';

/** A calculation that the site holds back. Its results are those of one example. */
export function RoiCalculator() {
  return (
    <Section id="roi" text={roiSection} tone="tint" hidden>
      <Calculator inputs={roiSample.inputs} results={roiSample.results} />
    </Section>
  );
}
