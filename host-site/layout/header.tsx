import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { barAction, headerActions, headerLinks } from '../content/navigation.js';
import type { LoadedPage } from '../routes.js';
import { Wordmark } from './wordmark.js';

const MENU_ID = 'site-menu';

/**
 * The sticky header. On narrow screens its links fold into a menu that closes on a choice, which
 * moves the focus to the content, on a press outside, and when another page is shown. One button
 * stays in the bar if there is room; CSS shows it in one of the two places.
 */
export function Header({ page }: { readonly page: LoadedPage }) {
  const [openOn, setOpenOn] = useState<LoadedPage | null>(null);
  const menu = openOn === page ? 'open' : 'closed';
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpenOn(null);

  useEffect(() => {
    if (menu === 'closed') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    // The header itself draws the overlay.
    const onClick = ({ target }: MouseEvent) => {
      const isOutside = target === header.current || !header.current?.contains(target as Node);
      if (isOutside) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [menu]);

  // Not where the focus goes nowhere, as it does when something that takes none is pressed.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <header ref={header} className="site-header" data-menu={menu} onBlur={onBlur}>
      <div className="container site-header-bar">
        <Wordmark />
        <a href={barAction.to} onClick={close} className="button bar-action needs-script">
          {barAction.label}
        </a>
        <button
          ref={button}
          type="button"
          className="menu-button"
          aria-expanded={menu === 'open'}
          aria-controls={MENU_ID}
          onClick={() => setOpenOn(menu === 'open' ? null : page)}
        >
          <span className="menu-button-bars" aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </button>
        <nav id={MENU_ID} className="site-menu" aria-label="Main">
          <ul className="site-menu-links">
            {headerLinks.map((link) => (
              <li key={link.label}>
                <a
                  href={link.to}
                  aria-current={link.to === page.path ? 'page' : undefined}
                  onClick={close}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <div className="site-menu-actions">
            {headerActions.map((action) => (
              <a
                key={action.label}
                href={action.to}
                onClick={close}
                className={action === barAction ? 'button menu-action' : 'button button-quiet'}
              >
                {action.label}
              </a>
            ))}
          </div>
        </nav>
      </div>
    </header>
  );
}
