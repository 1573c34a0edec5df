import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Site } from './site.js';

/** Gives the prerendered page its behaviour. */
export function hydrate(): void {
  // Some hosts serve a route under the name of its file, too.
  const route = location.pathname.replace(/\/index\.html$/, '/');
  if (route !== location.pathname) history.replaceState(null, '', route + location.search);

  hydrateRoot(
    document.querySelector('#site')!,
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>,
  );
}
