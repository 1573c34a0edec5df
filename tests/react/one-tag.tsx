import { createRoot } from 'react-dom/client';
import { VoiceAssistant } from '../../react/index.js';

createRoot(document.getElementById('root')!).render(<VoiceAssistant publicKey="key" />);
