import * as React from 'react';

/**
 * The same ref. What a function given as one returns is called when the element goes, in the place of
 * the function with null: as React has it since 19, and here also before.
 */
export function useRefWithCleanup<Element>(ref: React.ForwardedRef<Element>) {
  return React.useMemo(() => {
    if (typeof ref !== 'function') return ref;
    let cleanup: unknown;
    return (element: Element | null) => {
      if (element) cleanup = ref(element);
      else if (typeof cleanup === 'function') cleanup();
      else ref(null);
    };
  }, [ref]);
}
