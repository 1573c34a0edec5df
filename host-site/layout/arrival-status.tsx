import { useEffect, useState } from 'react';

/** How long it says nothing before it says the same again, so that this is noticed; in milliseconds. */
const PAUSE_MS = 150;

/** Where a link has led to. */
export interface Arrival {
  readonly title: string;
}

/** Says what one has come to by a link, for those who do not see it: also when it says the same again. */
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
