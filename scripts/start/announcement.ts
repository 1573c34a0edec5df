import type { ProviderProcess } from './provider-process.js';

/** What the person at the terminal wants to know once everything runs. */
export function readyLines(
  pageUrl: string,
  provider: Pick<ProviderProcess, 'url' | 'health'>,
): string[] {
  const { answers, voice, recognizer } = provider.health;
  const rows = [
    ['Home page', `${pageUrl}/`, 'the host site, its assistant in voice mode: talk to it'],
    ['Embed page', `${pageUrl}/embed.html`, 'no framework, hybrid mode: type or talk'],
    ['Local provider', provider.url, 'a development server, for this machine alone'],
  ] as const;
  const width = Math.max(...rows.map(([, url]) => url.length));
  const abilities = [
    answers && `answers: ${answers}`,
    voice && `voice: ${voice}`,
    recognizer && `recognised words: ${recognizer}`,
  ].filter(Boolean);
  return [
    '',
    ...rows.map(([name, url, note]) => `  ${name.padEnd(16)}${url.padEnd(width)}  ${note}`),
    ...abilities.map((ability) => `${''.padEnd(20 + width)}${ability}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
}
