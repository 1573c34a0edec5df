import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPage, routeAt } from './routes.js';
import { Site } from './site.js';

/** Gives the prerendered page its behaviour. Resolves when it has it. */
export async function hydrate(): Promise<void> {
  // Not by the address, which may have another spelling: `/pricing/index.html`.
  const shown = document.querySelector<HTMLElement>('main[data-page]')!.dataset['page']!;
  const first = await loadPage(routeAt(shown));
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
