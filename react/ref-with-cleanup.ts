import * as React from 'react';

/**
 * Returns the same ref. If a function ref returns a cleanup, that is called when the element is
 * removed, instead of the ref with null. React does this from version 19 on; this does it before as
 * well.
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
