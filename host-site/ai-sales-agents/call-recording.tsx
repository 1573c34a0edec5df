import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callTexts, recordedCalls } from '../content/agents.js';
import { ConversationLines } from '../parts/conversation-lines.js';
import { Switch } from '../parts/switch.js';

const LANGUAGES = recordedCalls.map(({ language }) => ({ value: language, label: language }));

/** Recordings with their transcripts, in which the word that is heard lights up. */
export function CallRecording() {
  const [language, setLanguage] = useState(LANGUAGES[0]!.value);
  return (
    <article className="card" aria-labelledby="call-title">
      <h3 id="call-title">{callTexts.title}</h3>
      <p className="quiet">{callTexts.lede}</p>
      <Switch legend="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
      <Recording key={language} call={recordedCalls.find((call) => call.language === language)!} />
    </article>
  );
}

function Recording({ call }: { readonly call: (typeof recordedCalls)[number] }) {
  const { language, file, lines, words, end } = call;
  const audio = useRef<HTMLAudioElement>(null);
  const place = useRef<HTMLInputElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(-1);
  const follow = () => {
    const { currentTime } = audio.current!;
    setTime(currentTime);
    place.current!.value = `${currentTime}`;
  };
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const press = async () => {
    if (isPlaying) return audio.current!.pause();
    // What is paused before it began, or cannot be loaded, does not play.
    await audio.current!.play().catch(() => undefined);
  };
  const current = words.findLastIndex(([start]) => start! <= time);
  const word = words[current]?.findLastIndex((start) => start <= time);
  const label = `${callTexts.title}: ${language}`;
  return (
    <>
      <noscript>
        <audio controls src={file} aria-label={label} />
      </noscript>
      <audio
        ref={audio}
        preload="none"
        src={file}
        aria-label={label}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={follow}
        onEnded={() => setTime(-1)}
      />
      <div className="call-player row needs-script">
        <button
          type="button"
          className="icon-button"
          aria-label={isPlaying ? 'Pause' : `Play: ${label}`}
          onClick={() => void press()}
        >
          {isPlaying ? <Pause size={22} /> : <Play size={22} fill="currentColor" />}
        </button>
        <input
          ref={place}
          type="range"
          aria-label="Place in the call, in seconds"
          defaultValue="0"
          max={end}
          step="0.1"
          style={{ background: `linear-gradient(to right, ${speakers(call)})` }}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            audio.current!.currentTime = valueAsNumber;
          }}
        />
      </div>
      <ConversationLines
        label="Transcript of the call"
        lines={lines}
        current={current}
        word={word}
      />
    </>
  );
}

/** The stretches of a call as stops of a gradient, in the colour of who speaks. */
function speakers({ lines, words, end }: (typeof recordedCalls)[number]): string {
  const percent = (at: number) => `${((100 * (words[at]?.[0] ?? end)) / end).toFixed(1)}%`;
  return lines
    .map(({ sender }, at) => `var(--${sender}-speaks) ${percent(at)} ${percent(at + 1)}`)
    .join(', ');
}
