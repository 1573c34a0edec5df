import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';

export interface SoonButtonProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button for what does not exist yet: on press it says so, with a link to ask for it. */
export function SoonButton({ className = 'button button-quiet', children }: SoonButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <span className="soon">
      <button type="button" className={className} onClick={() => setAsked(true)}>
        {children}
      </button>
      <span role="status">
        {isAsked && (
          <>
            Coming soon. <Link to="/contact?tab=general">Ask us about it</Link>
          </>
        )}
      </span>
    </span>
  );
}
