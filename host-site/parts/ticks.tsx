import { Check, Minus } from 'lucide-react';

export interface TicksProps {
  readonly items: readonly string[];
  /** Items that are not included. */
  readonly lacking?: readonly string[] | undefined;
}

/** What is included, and what is not. */
export function Ticks({ items, lacking = [] }: TicksProps) {
  return (
    <ul className="ticks stack">
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden="true" />
          {item}
        </li>
      ))}
      {lacking.map((item) => (
        <li key={item} className="tick-lacking">
          <Minus aria-hidden="true" />
          <span>
            <span className="visually-hidden">Not included: </span>
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
}
