import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPage } from './routes.js';
import { shownRoute } from './routing/shown-route.js';
import { Site } from './site.js';

/** Gives the prerendered page its behaviour. Resolves when it has it. */
export async function hydrate(): Promise<void> {
  const first = await loadPage(shownRoute());
  await new Promise<void>((resolve) => {
    hydrateRoot(
      document.querySelector('#site')!,
      <StrictMode>
        <Site first={first} onHydrated={resolve} />
      </StrictMode>,
    );
  });
  document.documentElement.dataset['hydrated'] = '';
}
