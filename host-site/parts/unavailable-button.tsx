import type { ReactNode } from 'react';

/** The label of a button without a target. */
export const NOT_YET = 'not yet available';

export interface UnavailableButtonProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button whose target does not exist yet. It can be found and read, and does nothing. */
export function UnavailableButton({ className = '', children }: UnavailableButtonProps) {
  return (
    <button type="button" className={`button unavailable ${className}`} aria-disabled="true">
      {children}
      <span className="unavailable-mark">{NOT_YET}</span>
    </button>
  );
}
