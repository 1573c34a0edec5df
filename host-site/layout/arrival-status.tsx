import { useEffect, useState } from 'react';

/** The pause before the same text is announced again, so that it is noticed, in milliseconds. */
const PAUSE_MS = 150;

/** Where a link has led to. */
export interface Arrival {
  readonly title: string;
}

/** Announces the destination of a link to screen readers, also when it is the same again. */
export function ArrivalStatus({ arrival }: { readonly arrival: Arrival | null }) {
  const [said, setSaid] = useState<Arrival | null>(null);
  useEffect(() => {
    const pause = setTimeout(() => setSaid(arrival), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [arrival]);
  return (
    <p className="visually-hidden" role="status">
      {said === arrival && arrival?.title}
    </p>
  );
}
