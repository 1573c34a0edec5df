import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The stories whose look is known: what a designer would check after a change. */
export const LOOKS: readonly string[] = [
  'call--are-you-still-there',
  'call--ended-by-the-visitor',
  'call--ended-of-a-tiny-launcher',
  'call--microphone-denied',
  'call--push-to-talk-in-hybrid',
  'consent--dialog',
  'consent--on-a-phone',
  'conversation--of-a-brand',
  'conversation--shared-context',
  'conversation--without-network',
  'failures--microphone-denied',
  'input--draft-of-several-lines',
  'launcher--compact',
  'launcher--dark',
  'launcher--full',
  'launcher--in-a-call',
  'launcher--tiny-in-call',
  'panel--compact',
  'panel--dark',
  'panel--full',
  'panel--of-any-colour',
  'panel--on-a-phone',
  'sound--settings',
  'status--choose-voice-or-text',
  'status--connecting-in-hybrid',
  'voice--assembling',
  'voice--muted',
  'voice--on-a-tiny-panel',
  'voice--speaking',
  'voice--speaking-in-the-dark',
];

/** `too` compares looks besides, `only` leaves out all that is not about looks, `update` also writes the images. */
export const LOOKS_MODE = process.env['LOOKS'] as 'too' | 'only' | 'update' | undefined;

/** The look of a story does not depend on the fonts of the machine. */
const FONT = new URL('../../host-site/fonts/figtree.woff2', import.meta.url);

const BROWSER = process.env['TEST_BROWSER'] ?? 'chromium';

/** The part of the pixels that may differ, for the edges of letters. */
const TOLERANCE = 0.004;

/** Compares an open story with its image, which has half its size. */
export async function expectLook(page: Page, id: string): Promise<void> {
  const image = fileURLToPath(new URL(`looks/${BROWSER}/${id}.png`, import.meta.url));
  await page.evaluate(still, (await readFile(FONT)).toString('base64'));
  const scratch = await mkdtemp(join(tmpdir(), 'voice-assistant-look-'));
  const path = join(scratch, `${id}.png`);
  await page.screenshot({ path });
  await page.evaluate(moving);
  const now = await page.evaluate(halved, (await readFile(path)).toString('base64'));
  const update = LOOKS_MODE === 'update';
  const place = update ? image : path;
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, Buffer.from(now, 'base64'));
  if (!update) {
    const known = (await readFile(image)).toString('base64');
    const difference = await page.evaluate(differenceOf, [known, now] as const);
    assert.ok(
      difference <= TOLERANCE,
      `${path} differs from ${image} in ${(difference * 100).toFixed(2)} % of its pixels: look at both, and run npm run looks -- --update if that is intended`,
    );
  }
  await rm(scratch, { recursive: true });
}

/** Runs in the page. Ends what moves, hides what depends on the time, and draws in one font. */
async function still(font: string): Promise<void> {
  const face = new FontFace('Look', `url(data:font/woff2;base64,${font})`, { weight: '300 900' });
  document.fonts.add(await face.load());
  const root = document.querySelector('voice-assistant')!.shadowRoot!;
  for (const timer of root.querySelectorAll<HTMLElement>('[role=timer]'))
    timer.style.visibility = 'hidden';
  const sheet = Object.assign(new CSSStyleSheet(), { isStill: true });
  sheet.replaceSync(
    `*, ::before, ::after {
      animation: none !important; transition: none !important; font-family: Look !important;
    }`,
  );
  for (const drawn of [document, root])
    drawn.adoptedStyleSheets = [...drawn.adoptedStyleSheets, sheet];
  // Longer than the interval of the levels, which the meter of a call shows.
  await new Promise((resolve) => setTimeout(resolve, 250));
  // Dialogs take the focus after they are drawn.
  (root.activeElement as HTMLElement | null)?.blur();
  // The element of the story before may be the same one, with its engine and the voices it hears.
  for (const { style } of root.querySelectorAll<HTMLElement>('.metered')) {
    style.setProperty('--volume', '0.6');
    style.setProperty('--level', '0.2');
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. Undoes `still`, for the next story. */
function moving(): void {
  const root = document.querySelector('voice-assistant')!.shadowRoot!;
  for (const timer of root.querySelectorAll<HTMLElement>('[role=timer]'))
    timer.style.visibility = '';
  for (const drawn of [document, root])
    drawn.adoptedStyleSheets = drawn.adoptedStyleSheets.filter((sheet) => !('isStill' in sheet));
}

/** Runs in the page. Halves the size of a PNG, so that the smoothing of an edge counts for less. */
async function halved(image: string): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${image}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width / 2);
  canvas.height = Math.round(picture.height / 2);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').split(',')[1]!;
}

/** Runs in the page. The part of the pixels in which two PNGs differ. */
async function differenceOf(images: readonly [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    images.map(async (image) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${image}`;
      await picture.decode();
      const { width, height } = picture;
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      return { width, height, data: context.getImageData(0, 0, width, height).data };
    }),
  );
  if (one!.width !== other!.width || one!.height !== other!.height) return 1;
  let different = 0;
  for (let at = 0; at < one!.data.length; at += 4)
    if ([at, at + 1, at + 2].some((part) => Math.abs(one!.data[part]! - other!.data[part]!) > 32))
      different++;
  return different / (one!.data.length / 4);
}
