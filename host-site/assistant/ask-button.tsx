import type { ReactNode } from 'react';
import { useOpenAssistant } from './assistant-context.js';

export interface AskButtonProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens the assistant. */
export function AskButton({ className, children }: AskButtonProps) {
  const open = useOpenAssistant();
  return (
    <button type="button" className={`${className} needs-script`} onClick={open}>
      {children}
    </button>
  );
}
