import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { VoiceAssistant } from 'voice-assistant/react';
import { environment } from '../environment.js';
import { AssistantContext } from './assistant-context.js';
import { useSiteTools } from './use-site-tools.js';

/** The part of the window, in its lower right corner, where the launcher is. */
const LAUNCHER_AREA = '-85% 0px 0px -50%';

/** Selector of the elements that the launcher never covers. */
const FORMS = 'form, .field, .switch, .results';

/** When most visitors have read the beginning of a page. */
const TEASER_SECONDS = 25;

/**
 * The assistant at the bottom right of every page. The prerendered tag has its options as attributes, so
 * that it is there before the page's own code.
 */
export function SiteAssistant() {
  const assistant = useContext(AssistantContext);
  const { pathname } = useLocation();
  useSiteTools();

  // The launcher makes way for a form that comes beneath it.
  useEffect(() => {
    const beneath = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) beneath.add(target);
          else beneath.delete(target);
        assistant?.current?.toggleAttribute('data-yields', beneath.size > 0);
      },
      { rootMargin: LAUNCHER_AREA },
    );
    for (const form of document.querySelectorAll(FORMS)) observer.observe(form);
    return () => observer.disconnect();
  }, [assistant, pathname]);

  return (
    <VoiceAssistant
      ref={assistant}
      {...environment}
      firstChatMessage="Hey, How can I help you today?"
      size="compact"
      mode="voice"
      showTranscript
      keepConversation
      sharedContext
      pageTools
      languageChoice
      theme="auto"
      position="bottom-right"
      accentColor="#10b981"
      ctaButtonColor="#065f46"
      ctaTitle="Talk to our AI agent"
      ctaSubtitle="Tours, prices, a demo"
      teaser={TEASER_SECONDS}
    />
  );
}
