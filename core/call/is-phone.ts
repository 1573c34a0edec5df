/** Whether the device is a phone or a tablet, which show permission prompts late. */
export function isPhone({ userAgent, maxTouchPoints } = navigator): boolean {
  if (/android|iphone|ipad|ipod|mobile/i.test(userAgent)) return true;
  // An iPad claims to be a Mac, but no Mac has a touch screen.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1;
}
