import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useRoutes } from 'react-router';
import type { VoiceAssistantElement } from 'voice-assistant/react';
import { AssistantContext } from './assistant/assistant-context.js';
import { SiteAssistant } from './assistant/site-assistant.js';
import { Arrival } from './layout/arrival.js';
import { Footer } from './layout/footer.js';
import { Header } from './layout/header.js';
import { Metadata } from './metadata/metadata.js';
import { ROUTE_PATHS, type RoutePath } from './paths.js';
import { loadPage, type PageModule } from './routes.js';

/** The class of the first element of every page. */
export const SKIP_LINK = 'skip-link';

const routes = [...ROUTE_PATHS, null].map((path) => ({
  path: path ?? '*',
  Component: lazyPage(path),
}));

/**
 * What every page shares: header, footer and the assistant at the bottom right. They stay when a link
 * is followed, and so does a call.
 */
export function Site() {
  const assistant = useRef<VoiceAssistantElement>(null);
  return (
    <AssistantContext value={assistant}>
      <a className={SKIP_LINK} href="#content">
        Skip to the content
      </a>
      <Header />
      <Suspense>{useRoutes(routes)}</Suspense>
      <Footer />
      <Arrival />
      <SiteAssistant />
    </AssistantContext>
  );
}

function lazyPage(path: RoutePath | null): ComponentType {
  return lazy(async () => {
    const { default: Content, page } = await loadPage(path).catch(loadDocument);
    function PageOf() {
      useEffect(() => {
        document.documentElement.dataset['hydrated'] = '';
        dispatchEvent(new Event('hydrated'));
      }, []);
      return (
        <main id="content" data-page={path ?? 'not-found'}>
          <Metadata path={path} page={page} />
          <Content />
        </main>
      );
    }
    return { default: PageOf };
  });
}

/** Without a page's code a link loads its document; a document without its code stays as it came. */
function loadDocument(): Promise<PageModule> {
  if ('hydrated' in document.documentElement.dataset) location.reload();
  return new Promise(() => {});
}
