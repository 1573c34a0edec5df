import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VoiceAssistantElement } from 'voice-assistant/react';
import { AssistantContext } from './assistant/assistant-context.js';
import { SiteAssistant } from './assistant/site-assistant.js';
import { ArrivalStatus, type Arrival } from './layout/arrival-status.js';
import { Footer } from './layout/footer.js';
import { Header } from './layout/header.js';
import { DocumentTitle, titleOf } from './metadata/document-title.js';
import { updateHead } from './metadata/update-head.js';
import type { LoadedPage } from './routes.js';
import { followLinks } from './routing/navigation.js';

export interface SiteProps {
  readonly first: LoadedPage;
  readonly onHydrated?: () => void;
}

/**
 * What every page shares: header, footer and the assistant at the bottom right. They stay when a link
 * is followed, and so does a call.
 *
 * @param first - The page that the document was loaded for.
 * @param onHydrated - Called when it can be used.
 */
export function Site({ first, onHydrated }: SiteProps) {
  const assistant = useRef<VoiceAssistantElement>(null);
  const [page, setPage] = useState(first);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const { Content } = page;

  useEffect(
    () =>
      followLinks(first, (next) => {
        flushSync(() => {
          setPage(next);
          setArrival({ title: titleOf(next, new URLSearchParams(location.search)) });
        });
        updateHead(next);
      }),
    [first],
  );

  useEffect(() => onHydrated?.(), [onHydrated]);

  return (
    <AssistantContext value={assistant}>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header page={page} />
      <main id="content" data-page={page.path ?? 'not-found'}>
        <Content key={page.path} />
      </main>
      <Footer />
      <DocumentTitle page={page} />
      <ArrivalStatus arrival={arrival} />
      <SiteAssistant />
    </AssistantContext>
  );
}
