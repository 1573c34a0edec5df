import { useContext, type ReactNode } from 'react';
import { AssistantContext } from './assistant-context.js';

/** Opens the assistant. */
export function AskButton({ children }: { readonly children: ReactNode }) {
  const assistant = useContext(AssistantContext);
  return (
    <button
      type="button"
      className="button button-large button-quiet needs-script"
      onClick={() => assistant?.current?.open()}
    >
      {children}
    </button>
  );
}
