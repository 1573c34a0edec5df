import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '../amounts.js';
import { savings } from '../content/agents.js';
import { Results } from '../parts/calculator.js';
import { Field } from '../parts/field.js';

const { labels } = savings;

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
    <div className="card calculator grid">
      <Field
        ref={input}
        className="needs-script"
        label={labels.teamCost}
        fault={fault}
        type="number"
        inputMode="numeric"
        step="any"
        placeholder={`${savings.placeholder}`}
        onInput={read}
      />
      <Results
        results={[
          { label: labels.teamCost, value: result(saving.teamCost), className: 'instead-of-input' },
          { label: labels.agentCost, value: `${formatRupees(savings.agentCost)} per month` },
          { label: labels.monthly, value: result(saving.monthly) },
          { label: labels.annual, value: result(saving.annual), className: 'result-main' },
        ]}
      />
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
