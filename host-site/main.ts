import 'voice-assistant';
import { whenWanted } from './when-wanted.js';

// The page is whole without its code, which comes when somebody does something with it.
whenWanted(async () => (await import('./come-alive.js')).comeAlive());
