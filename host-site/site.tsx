import { useRef, type ReactNode } from 'react';
import type { VoiceAssistantElement } from 'voice-assistant/react';
import { AssistantContext } from './assistant/assistant-context.js';
import { SiteAssistant } from './assistant/site-assistant.js';
import { Footer } from './layout/footer.js';
import { Header } from './layout/header.js';

/** What every page shares: header, footer and the assistant at the bottom right. */
export function Site({ children }: { readonly children: ReactNode }) {
  const assistant = useRef<VoiceAssistantElement>(null);
  return (
    <AssistantContext value={assistant}>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content">{children}</main>
      <Footer />
      <SiteAssistant />
    </AssistantContext>
  );
}
