import { YEARLY_SAVING, type Period } from '../content/price-list.js';
import { Switch } from './switch.js';

const YEARLY_BADGE = `Save ${YEARLY_SAVING}`;

export interface PeriodSwitchProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Monthly or yearly prices. */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  return (
    <>
      <Switch
        legend="Billing period"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: 'Yearly', badge: YEARLY_BADGE },
        ]}
        value={period}
        onChange={onChange}
      />
      <noscript>
        <p>Yearly: {YEARLY_BADGE}</p>
      </noscript>
    </>
  );
}
