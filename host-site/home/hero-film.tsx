import { useState } from 'react';
import type { Film, Image } from '../content/schemas.js';

export interface HeroFilmProps {
  readonly poster: Image;
  readonly film?: Film;
}

/** The poster, and, where there is a film, the button that plays it, muted, in the poster's place. */
export function HeroFilm({ poster, film }: HeroFilmProps) {
  const [shown, setShown] = useState<'poster' | 'film'>('poster');
  return (
    <div className="hero-film">
      {film && shown === 'film' ? (
        <video
          ref={takeFocus}
          autoPlay
          muted
          loop
          playsInline
          controls
          poster={poster.src}
          aria-label={film.title}
        >
          <source src={film.src} type={film.type} />
        </video>
      ) : (
        <img src={poster.src} alt={poster.alt} width={poster.width} height={poster.height} />
      )}
      {film && shown === 'poster' && (
        <button type="button" className="play-button" onClick={() => setShown('film')}>
          <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
            <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
          </svg>
          <span className="visually-hidden">Play: {film.title}</span>
        </button>
      )}
    </div>
  );
}

/** The button that had the focus is gone once the film is there. */
function takeFocus(video: HTMLVideoElement | null): void {
  video?.focus();
}
