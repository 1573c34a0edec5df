import { Play } from 'lucide-react';
import { useState } from 'react';
import { heroFilm as film, heroPoster } from '../content/home.js';
import { SitePicture } from '../parts/site-picture.js';

type Shown = { readonly what: 'poster' | 'fault' } | { readonly what: 'film'; poster: string };

/**
 * The poster, and a button that plays the film instead, muted. If the film cannot be played, the
 * poster returns with a message.
 */
export function HeroFilm() {
  const [shown, setShown] = useState<Shown>({ what: 'poster' });
  const fail = () => setShown({ what: 'fault' });
  if (shown.what === 'film') {
    const last = film.sources.length - 1;
    return (
      <div className="hero-film">
        <video
          ref={takeFocus}
          // Shown until the film has begun.
          poster={shown.poster}
          autoPlay
          muted
          loop
          playsInline
          controls
          aria-label={film.title}
          onError={fail}
        >
          {film.sources.map(({ src, type }, at) => (
            <source key={type} src={src} type={type} onError={at === last ? fail : undefined} />
          ))}
        </video>
      </div>
    );
  }
  return (
    <div className="hero-film">
      <SitePicture picture={heroPoster} sizes="(max-width: 60rem) 100vw, 620px" first />
      <button
        ref={shown.what === 'fault' ? takeFocus : undefined}
        type="button"
        className="play-button needs-script"
        onClick={({ currentTarget }) => {
          const picture = currentTarget.parentElement!.querySelector('img')!;
          setShown({ what: 'film', poster: picture.currentSrc });
        }}
      >
        <Play size={32} fill="currentColor" aria-hidden="true" />
        <span className="visually-hidden">Play: {film.title}</span>
      </button>
      {shown.what === 'fault' && (
        <p className="hero-film-fault" role="alert">
          {film.fault}
        </p>
      )}
    </div>
  );
}

/** Takes the focus of the element that it replaces. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
