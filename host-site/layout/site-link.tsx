import type { ReactNode } from 'react';
import type { RoutePath } from '../paths.js';

export interface SiteLinkProps {
  readonly to: RoutePath;
  /** What chooses a state of the page, such as `?tab=terms`. */
  readonly query?: string | undefined;
  readonly className?: string;
  /** Whether it links to the current page. */
  readonly current?: boolean;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link within the site. */
export function SiteLink({
  to,
  query = '',
  className,
  current,
  onFollow,
  children,
}: SiteLinkProps) {
  return (
    <a
      className={className}
      href={`${to}${query}`}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {children}
    </a>
  );
}
