import { createElement, useContext } from 'react';
import { environment } from '../environment.js';
import { AssistantContext } from './assistant-context.js';

/**
 * The assistant at the bottom right of every page. It is a tag with attributes in the prerendered
 * page, so that it is there before the page's own code.
 */
export function SiteAssistant() {
  return createElement('voice-assistant', {
    ref: useContext(AssistantContext),
    'public-key': environment.publicKey,
    'assistant-id': environment.assistantId,
    'api-url': environment.apiUrl,
    'call-bundle-url': environment.callBundleUrl,
    heading: 'Talk with AI',
    'first-chat-message': 'Hey, How can I help you today?',
    size: 'compact',
    mode: 'voice',
    'show-transcript': '',
    'keep-conversation': '',
    'shared-context': '',
    theme: 'auto',
    position: 'bottom-right',
    'accent-color': '#10b981',
    'cta-button-color': '#065f46',
    'cta-title': 'Talk to our AI agent',
    'cta-subtitle': 'Tours, prices, a demo',
  });
}
