import { useEffect, useId, useRef, useState } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const [{ cost, fault }, setTyped] = useState<Typed>({ cost: '', fault: '' });
  const saving = savingAgainst(cost === '' ? savings.placeholder : Number(cost));
  const result = (amount: number) => (fault ? '–' : formatRupees(amount));
  const read = () => {
    const { value, validity, validationMessage } = input.current!;
    setTyped({ cost: value, fault: validity.badInput ? validationMessage : '' });
  };
  // Something may have been typed before the page's code was there.
  useEffect(read, []);
  return (
    <div className="card calculator">
      <div className="field needs-script">
        <label htmlFor={id}>{savings.labels.teamCost}</label>
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="numeric"
          step="any"
          placeholder={`${savings.placeholder}`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onInput={read}
        />
        {fault && (
          <p id={`${id}-fault`} className="field-fault">
            {fault}
          </p>
        )}
      </div>
      <dl className="results" aria-live="polite">
        <div className="instead-of-input">
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
  /** The cost that is counted with: whole rupees a month, 0 or more. */
  readonly teamCost: number;
  /** Rupees a month; nothing when the team costs less than the agent. */
  readonly monthly: number;
  readonly annual: number;
}

/** The largest team cost that is counted with. */
const MOST = 1e300;

/** What an agent saves against a team of this monthly cost, which may be any number. */
export function savingAgainst(cost: number): Saving {
  const teamCost = Math.min(Math.max(0, Math.round(cost)), MOST);
  const monthly = Math.max(0, teamCost - savings.agentCost);
  return { teamCost, monthly, annual: 12 * monthly };
}
