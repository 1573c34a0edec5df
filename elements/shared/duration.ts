/** The time between two others, in milliseconds, as minutes and seconds such as 2:05, or with hours. */
export function duration(since: number, until: number): string {
  const seconds = Math.max(0, Math.round((until - since) / 1000));
  const [hours, ...rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const parts = hours ? [hours, ...rest] : rest;
  return parts.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':');
}
