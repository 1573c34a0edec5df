import { useContext, type ReactNode } from 'react';
import { AssistantContext } from './assistant-context.js';

export interface AskButtonProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens the assistant. */
export function AskButton({ className, children }: AskButtonProps) {
  const assistant = useContext(AssistantContext);
  return (
    <button
      type="button"
      className={`${className} needs-script`}
      onClick={() => assistant?.current?.open()}
    >
      {children}
    </button>
  );
}
