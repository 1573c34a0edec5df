import { useEffect, type FocusEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { barAction, headerActions, headerLinks } from '../content/navigation.js';
import { Wordmark } from './wordmark.js';

const MENU_ID = 'site-menu';

/**
 * The sticky header. On narrow screens its links fold into a popover, which the browser opens, also
 * without script. One button stays in the bar if there is room; CSS shows it in one of the two places.
 */
export function Header() {
  const { key } = useLocation();
  // Not on mount: a visitor may open the menu before the page is hydrated.
  useEffect(() => close, [key]);
  // The browser closes it on Escape and on a press outside, but not where the focus moves on.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <header className="site-header" onBlur={onBlur}>
      <div className="container site-header-bar row">
        <Wordmark />
        <Link to={barAction.to} className="button bar-action">
          {barAction.label}
        </Link>
        <button type="button" className="icon-button menu-button" popoverTarget={MENU_ID}>
          <span className="menu-button-bars" aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </button>
        <nav id={MENU_ID} className="site-menu" popover="auto" aria-label="Main">
          <ul>
            {headerLinks.map(({ label, to }) => (
              <li key={label}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
          <div className="row">
            {headerActions.map((action) => (
              <Link
                key={action.label}
                to={action.to}
                className={action === barAction ? 'button menu-action' : 'button button-quiet'}
              >
                {action.label}
              </Link>
            ))}
          </div>
        </nav>
      </div>
    </header>
  );
}

function close(): void {
  document.getElementById(MENU_ID)?.hidePopover();
}
