import { useContext, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { AssistantContext } from './assistant-context.js';

/** Where the panel covers the page. */
const PANEL_COVERS = '(max-width: 30rem)';

/** Provides the tools of the site while the component is mounted. */
export function useSiteTools(): void {
  const assistant = useContext(AssistantContext);
  const navigate = useNavigate();
  const go = useEffectEvent((to: string) => {
    void navigate(to);
    if (matchMedia(PANEL_COVERS).matches) assistant?.current?.close();
  });

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    import('./site-tools.js').then(
      ({ provideSiteTools }) => {
        const element = assistant?.current;
        if (element && !signal.aborted) provideSiteTools(element, (to) => go(to), signal);
      },
      // Without them the assistant talks all the same.
      () => undefined,
    );
    return () => unmounted.abort();
  }, [assistant]);
}
