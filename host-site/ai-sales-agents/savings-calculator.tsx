import { useId, useState, type InputEvent } from 'react';
import { formatRupees } from '../amounts.js';
import { savings } from '../content/agents.js';

/** The input: a cost, or the browser's validation message. */
interface Typed {
  readonly cost: string;
  readonly fault: string;
}

/**
 * Compares the cost of a sales team with the agent's. An empty input counts as the suggested cost;
 * an invalid one has no result.
 */
export function SavingsCalculator() {
  const id = useId();
  const [{ cost, fault }, setTyped] = useState<Typed>({ cost: '', fault: '' });
  const saving = savingAgainst(cost === '' ? savings.placeholder : Number(cost));
  const result = (amount: number) => (fault ? '–' : formatRupees(amount));
  const onInput = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const { value, validity, validationMessage } = currentTarget;
    setTyped({ cost: value, fault: validity.badInput ? validationMessage : '' });
  };
  return (
    <div className="calculator">
      <div className="field needs-script">
        <label htmlFor={id}>{savings.labels.teamCost}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          step="any"
          placeholder={`${savings.placeholder}`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onInput={onInput}
        />
        {fault && (
          <p id={`${id}-fault`} className="field-fault">
            {fault}
          </p>
        )}
      </div>
      <noscript>
        <p>
          {savings.labels.teamCost}: {formatRupees(savings.placeholder)}
        </p>
      </noscript>
      <dl className="results" aria-live="polite">
        <div className="paper-only">
          <dt>{savings.labels.teamCost}</dt>
          <dd>{result(saving.teamCost)}</dd>
        </div>
        <div>
          <dt>{savings.labels.agentCost}</dt>
          <dd>{formatRupees(savings.agentCost)} per month</dd>
        </div>
        <div>
          <dt>{savings.labels.monthly}</dt>
          <dd>{result(saving.monthly)}</dd>
        </div>
        <div className="result-main">
          <dt>{savings.labels.annual}</dt>
          <dd>{result(saving.annual)}</dd>
        </div>
      </dl>
    </div>
  );
}

export interface Saving {
  /** The monthly cost of the sales team, in whole rupees, at least 0. */
  readonly teamCost: number;
  /** Rupees a month; nothing when the team costs less than the agent. */
  readonly monthly: number;
  readonly annual: number;
}

/** The largest team cost, since the input has no maximum. */
const MOST = 1e300;

/** What an agent saves against a team of this monthly cost, in whole rupees. */
export function savingAgainst(typed: number): Saving {
  const teamCost = Math.max(0, Math.min(Math.round(typed), MOST));
  const monthly = Math.max(0, teamCost - savings.agentCost);
  return { teamCost, monthly, annual: 12 * monthly };
}
