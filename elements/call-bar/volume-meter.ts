import { REMOTE_AUDIO_LEVEL_INTERVAL_MS } from '../../core/constants.js';
import type { PartAssistant } from '../shared/host.js';

/**
 * Sets `--volume`, 0 to 1, on the `metered` elements without redrawing the widget. Returns a function
 * that starts and stops the meter.
 */
export function volumeMeter(
  assistant: Pick<PartAssistant, 'volume'>,
  root: () => Element,
): (running: boolean) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = '';
  const show = (value: string): void => {
    if (value === shown) return;
    shown = value;
    const meters = root().getElementsByClassName('metered') as Iterable<HTMLElement>;
    for (const { style } of meters) style.setProperty('--volume', value);
  };
  return (running) => {
    if (running)
      timer ??= setInterval(
        () => show(assistant.volume().toFixed(2)),
        REMOTE_AUDIO_LEVEL_INTERVAL_MS,
      );
    else {
      clearInterval(timer);
      timer = undefined;
      show('');
    }
  };
}
