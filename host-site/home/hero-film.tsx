import { useState } from 'react';
import type { Film, Picture } from '../content/schemas.js';
import { SitePicture } from '../parts/site-picture.js';

export interface HeroFilmProps {
  readonly poster: Picture;
  readonly film: Film;
}

/** The poster, and the button that plays the film, muted, in the poster's place. */
export function HeroFilm({ poster, film }: HeroFilmProps) {
  const [shown, setShown] = useState<'poster' | 'film'>('poster');
  if (shown === 'film') {
    return (
      <div className="hero-film">
        <video ref={takeFocus} autoPlay muted loop playsInline controls aria-label={film.title}>
          {film.sources.map(({ src, type }) => (
            <source key={type} src={src} type={type} />
          ))}
        </video>
      </div>
    );
  }
  return (
    <div className="hero-film">
      <SitePicture picture={poster} sizes="(max-width: 60rem) 100vw, 620px" first />
      <button type="button" className="play-button needs-script" onClick={() => setShown('film')}>
        <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
        </svg>
        <span className="visually-hidden">Play: {film.title}</span>
      </button>
    </div>
  );
}

/** The button that had the focus is gone once the film is there. */
function takeFocus(video: HTMLVideoElement | null): void {
  video?.focus();
}
