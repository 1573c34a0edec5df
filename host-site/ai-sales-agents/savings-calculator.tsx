import { useState } from 'react';
import { formatRupees } from '../amounts.js';
import { savings } from '../content/agents.js';
import { savingAgainst } from './saving.js';

/** What the sales desk costs against the agent; an empty box counts as the suggested cost. */
export function SavingsCalculator() {
  const [cost, setCost] = useState('');
  const saving = savingAgainst(cost === '' ? savings.placeholder : Number(cost));
  return (
    <div className="calculator">
      <label className="field">
        <span>Monthly team cost in ₹</span>
        <input
          type="number"
          inputMode="numeric"
          placeholder={`${savings.placeholder}`}
          value={cost}
          onChange={(event) => setCost(event.target.value)}
        />
      </label>
      <dl className="results" aria-live="polite">
        <div>
          <dt>AI agent</dt>
          <dd>{formatRupees(savings.agentCost)} per month</dd>
        </div>
        <div>
          <dt>Monthly saving</dt>
          <dd>{formatRupees(saving.monthly)}</dd>
        </div>
        <div>
          <dt>Annual saving</dt>
          <dd>{formatRupees(saving.annual)}</dd>
        </div>
      </dl>
    </div>
  );
}
