import type { Plan } from '../content/content-model.js';

/** Drawn with lines in a box of 24 by 24. */
const DRAWINGS = {
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  chart: 'M4 20h16M6 16l4-5 4 3 5-8',
  lens: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  people:
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20a5 5 0 0 1 10 0M16 6a2.5 2.5 0 1 1 0 5M16 14a5 5 0 0 1 5 6',
  tower: 'M6 21V5l7-2v18M13 8h5v13M4 21h16M9 8h1M9 12h1M9 16h1',
  crown: 'M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8-8M16 7l3 3',
  handshake: 'M3 12l5-5 4 2 4-2 5 5M8 14l4 4 6-5M3 12l5 6',
  crane: 'M6 21V4M3 21h7M3 7h18M6 4l12 3M17 7v6M15 13h4v3h-4z',
} as const;

export type SignName = keyof typeof DRAWINGS;

export interface SignProps {
  readonly name: SignName;
  readonly colour?: Plan['colour'] | undefined;
}

export function Sign({ name, colour }: SignProps) {
  return (
    <svg
      className="sign"
      data-colour={colour}
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
    >
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
