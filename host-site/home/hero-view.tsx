import { Move3d, Play } from 'lucide-react';
import { useState } from 'react';
import { heroFilm as film, heroPoster, heroTour as tour } from '../content/home.js';
import { SitePicture } from '../parts/site-picture.js';

type Shown = 'poster' | 'tour' | 'film' | 'fault';

/**
 * What is beside the headline: a poster, which a mouse or a button turns into a tour, and another
 * button into a muted film. If the film cannot be played, the poster returns with a message.
 */
export function HeroView() {
  const [shown, setShown] = useState<Shown>('poster');
  const fail = () => setShown('fault');
  return (
    <div
      className="hero-view"
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse' && shown === 'poster') setShown('tour');
      }}
    >
      <SitePicture picture={heroPoster} sizes="(max-width: 800px) 120vw, 960px" first />
      {shown === 'tour' && <iframe src={tour.address} title={tour.title} />}
      {shown === 'film' && <Film onFault={fail} />}
      {shown === 'fault' && (
        <p className="hero-fault" role="alert">
          {film.fault}
        </p>
      )}
      {shown !== 'film' && (
        <div className="hero-controls row needs-script">
          {/* First: the label of the other grows as a mouse comes. */}
          <button
            ref={shown === 'fault' ? takeFocus : undefined}
            type="button"
            className="icon-button"
            onClick={() => setShown('film')}
          >
            <Play size={24} fill="currentColor" aria-hidden="true" />
            <span className="visually-hidden">Play: {film.title}</span>
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={shown === 'tour'}
            onClick={() => setShown(shown === 'tour' ? 'poster' : 'tour')}
          >
            <Move3d size={20} aria-hidden="true" />
            {shown === 'tour' ? tour.hint : tour.label}
          </button>
        </div>
      )}
    </div>
  );
}

function Film({ onFault }: { readonly onFault: () => void }) {
  const last = film.sources.length - 1;
  return (
    <video
      ref={takeFocus}
      autoPlay
      muted
      loop
      playsInline
      controls
      aria-label={film.title}
      onError={onFault}
    >
      {film.sources.map(({ src, type }, at) => (
        <source key={type} src={src} type={type} onError={at === last ? onFault : undefined} />
      ))}
    </video>
  );
}

/** Takes the focus of the element that it replaces. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
