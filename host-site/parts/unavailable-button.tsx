import type { ReactNode } from 'react';

/** What is said of whatever leads nowhere yet. */
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
