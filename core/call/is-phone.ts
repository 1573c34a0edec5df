/** Whether this is a phone or a tablet, where permission prompts come late. */
export function isPhone({ userAgent, maxTouchPoints } = navigator): boolean {
  if (/android|iphone|ipad|ipod|mobile/i.test(userAgent)) return true;
  // An iPad presents itself as a Mac, but no Mac has a touch screen.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1;
}
