import type { Scenario, UseCases } from '../content/content-model.js';
import { Sign } from '../parts/sign.js';

export interface ScenarioCardProps {
  readonly scenario: Scenario;
  readonly icon: UseCases['icon'];
}

export function ScenarioCard({ scenario, icon }: ScenarioCardProps) {
  return (
    <article className="scenario" aria-label={scenario.title}>
      <Sign name={icon} />
      <h3>{scenario.title}</h3>
      <h4>Scenario</h4>
      <p>{scenario.description}</p>
      <h4>AI process</h4>
      <ol>
        {scenario.process.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="scenario-result">
        <h4>Key result</h4>
        <p>{scenario.result}</p>
      </div>
    </article>
  );
}
