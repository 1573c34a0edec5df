import { REMOTE_AUDIO_LEVEL_INTERVAL_MS } from '../../core/constants.js';

/**
 * Shows the assistant's volume, 0 to 1, as `--volume` on what moves with it: as often as there is a
 * new one, and only when it is another, since nothing else needs the page to be drawn again. Returns
 * what starts and stops that.
 */
export function volumeMeter(volume: () => number, root: () => Element): (wanted: boolean) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = '';
  const show = (value: string): void => {
    if (value === shown) return;
    shown = value;
    const meters = root().getElementsByClassName('metered') as Iterable<HTMLElement>;
    for (const { style } of meters) style.setProperty('--volume', value);
  };
  return (wanted) => {
    if (wanted)
      timer ??= setInterval(() => show(volume().toFixed(2)), REMOTE_AUDIO_LEVEL_INTERVAL_MS);
    else {
      clearInterval(timer);
      timer = undefined;
      show('');
    }
  };
}
