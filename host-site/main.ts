import 'voice-assistant';
import { onFirstInteraction } from './on-first-interaction.js';

// The page is whole without its code, which comes when somebody does something with it.
onFirstInteraction(async () => (await import('./hydrate.js')).hydrate());
