import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPage, routeAt } from './routes.js';
import { Site } from './site.js';

/** Gives the prerendered page its behaviour. Resolves when it has it. */
export async function comeAlive(): Promise<void> {
  const first = await loadPage(routeAt(location.pathname));
  await new Promise<void>((resolve) => {
    hydrateRoot(
      document.querySelector('#site')!,
      <StrictMode>
        <Site first={first} onAlive={resolve} />
      </StrictMode>,
    );
  });
  document.documentElement.dataset['alive'] = '';
}
