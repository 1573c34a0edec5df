import type { ReactNode } from 'react';
import { linkTarget, type RoutePath } from '../routes.js';

export interface SiteLinkProps {
  readonly to: RoutePath;
  readonly className?: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link within the site; plain text where there is nothing to go to. */
export function SiteLink({ to, className, onFollow, children }: SiteLinkProps) {
  const href = linkTarget(to);
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href} onClick={onFollow}>
      {children}
    </a>
  );
}
