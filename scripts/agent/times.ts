import { company } from '../../host-site/content/company.js';

const DAYS: readonly (readonly [pattern: RegExp, ahead: number])[] = [
  [/\bday after tomorrow\b|\bparso\b/i, 2],
  [/\b(?:tomorrow|tmrw|kal)\b/i, 1],
  [/\b(?:today|aaj)\b/i, 0],
];

const CLOCK =
  /(?:(?<=\b(?:at|by|around) )|(?=[\d:.]+\s*(?:[ap]\.?m|baje)))\b(\d{1,2})(?:[:.](\d{2}))?(?!\d)\s*([ap])?/i;

/** The hour at which the offices open, in the morning. */
const OPENS = parseInt(/\d+/.exec(company.hours)![0]);

const DAY = 24 * 60 * 60_000;

/** The time that a message names, as a form has it: "tomorrow at 11". An hour is one of business unless it is said. */
export function timeIn(text: string, now = Date.now()): string | undefined {
  const ahead = DAYS.find(([pattern]) => pattern.test(text))?.[1];
  const [, hours, minutes = '00', half = ''] = CLOCK.exec(text) ?? [];
  if (ahead === undefined || !hours || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const hour = Number(hours) % 12;
  const isLate = Number(hours) > 12 || (half ? /p/i.test(half) : hour < OPENS);
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const clock = `${hour + (isLate ? 12 : 0)}`.padStart(2, '0');
  return `${date.format(now + ahead * DAY)}T${clock}:${minutes}`;
}
