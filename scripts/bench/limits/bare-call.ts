import Daily, { type DailyCall, type DailyParticipant } from '@daily-co/daily-js';

/** The room to call, from the page's address. */
const at = new URLSearchParams(location.search);

/** Daily's least. */
const LEVEL_INTERVAL_MS = 100;

const button = document.createElement('button');
button.id = 'call';
button.textContent = 'Call';
document.body.append(button);

/** The elements that show levels, by one transform each. */
const circle = document.getElementById('circle');

button.addEventListener('click', () => void call());

/** Does what every client of the provider does in a call, and no more. */
async function call(): Promise<void> {
  const audio = document.body.appendChild(document.createElement('audio'));
  const response = await fetch(`${at.get('api')}/call/web`, {
    method: 'POST',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ assistantId: at.get('assistant') }),
  });
  const { webCallUrl } = (await response.json()) as { webCallUrl: string };
  const daily = Daily.createCallObject({
    audioSource: true,
    videoSource: false,
    dailyConfig: { avoidEval: true, callObjectBundleUrlOverride: at.get('bundle')! },
  });
  const heard = listen(daily, audio);
  await daily.join({ url: webCallUrl, subscribeToTracksAutomatically: false });
  await daily.startRemoteParticipantsAudioLevelObserver(LEVEL_INTERVAL_MS);
  await daily.updateInputSettings({ audio: { processor: { type: 'noise-cancellation' } } });
  await heard;
  performance.mark('listening');
}

/** Resolves when the assistant listens. */
function listen(daily: DailyCall, audio: HTMLAudioElement): Promise<void> {
  const subscribe = ({ local, session_id }: DailyParticipant) => {
    if (!local) daily.updateParticipant(session_id, { setSubscribedTracks: { audio: true } });
  };
  daily.on('participant-joined', ({ participant }) => subscribe(participant));
  daily.on('joined-meeting', ({ participants }) => Object.values(participants).forEach(subscribe));
  daily.on('track-started', ({ participant, track }) => {
    if (participant?.local || track.kind !== 'audio') return;
    audio.srcObject = new MediaStream([track]);
    void audio.play().then(() => daily.sendAppMessage('playable'));
  });
  if (circle)
    daily.on('remote-participants-audio-level', ({ participantsAudioLevel }) => {
      const level = Object.values(participantsAudioLevel).reduce((sum, each) => sum + each, 0);
      circle.style.transform = `scale(${0.7 + Math.min(1, level) * 0.3})`;
    });
  return new Promise((resolve) =>
    daily.on('app-message', ({ data }) => {
      if (data === 'listening') resolve();
    }),
  );
}
