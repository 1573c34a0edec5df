import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Link as LinkText } from '../content/content-model.js';

export interface SoonButtonProps {
  readonly className?: string;
  /** Where the site has what the button promises. */
  readonly at?: LinkText;
  readonly children: ReactNode;
}

/** A button without a target. On press it names where that is, or says that it is coming. */
export function SoonButton({ className = 'button button-quiet', at, children }: SoonButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <span className="soon">
      <button type="button" className={className} onClick={() => setAsked(true)}>
        {children}
      </button>
      <span role="status">
        {isAsked && (
          <>
            {at ? 'It is here: ' : 'Coming soon. '}
            <Link to={at?.to ?? '/contact?tab=general'}>{at?.label ?? 'Ask us about it'}</Link>
          </>
        )}
      </span>
    </span>
  );
}
