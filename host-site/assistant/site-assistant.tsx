import { useContext } from 'react';
import { VoiceAssistant } from 'voice-assistant/react';
import { environment } from '../environment.js';
import { AssistantContext } from './assistant-context.js';

/** The assistant as this site wears it, at the bottom right of every page. */
export function SiteAssistant() {
  return (
    <VoiceAssistant
      ref={useContext(AssistantContext)}
      publicKey={environment.publicKey}
      assistantId={environment.assistantId}
      apiUrl={environment.apiUrl}
      callBundleUrl={environment.callBundleUrl}
      heading="Talk with AI"
      firstChatMessage="Hey, How can I help you today?"
      size="compact"
      mode="voice"
      showTranscript
      theme="auto"
      position="bottom-right"
      accentColor="#10b981"
      ctaButtonColor="#065f46"
      ctaTitle="Talk to our AI agent"
      ctaSubtitle="Tours, prices, a demo"
    />
  );
}
