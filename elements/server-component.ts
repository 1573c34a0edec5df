import { warnOnce } from '../core/reports/warn-once.js';

// What `import 'voice-assistant'` is in React server components, whose modules never reach the browser.
warnOnce([
  'voice-assistant: imported in a server component, which registers no tag in the browser. ' +
    "Import it in a module that begins with 'use client', or use VoiceAssistant of voice-assistant/react.",
]);
