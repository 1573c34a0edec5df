import 'voice-assistant';
import { onFirstInteraction } from './on-first-interaction.js';

// The page works without its code, which is loaded on the first interaction.
onFirstInteraction(async () => (await import('./hydrate.js')).hydrate());
