import { expect, fixture, html } from '@open-wc/testing';
import { COLLECT_ERRORS, HOSTILE_PAGES, type HostilePage } from '../../support/hostile-pages.js';
import { event, serve } from '../../support/scripted-provider.js';
import type { FrameReport } from '../support/frame-visitor.js';

const ANSWER = 'From **nine** to five:\n\n| Day | Open |\n| --- | --- |\n| Monday | yes |';

const FRIENDLY: HostilePage = { name: 'is friendly' };

/** Has a visitor chat with the widget on a page in a frame. */
async function visit({ script = '', doctype, sandbox }: HostilePage): Promise<FrameReport> {
  const apiUrl = await serve({
    parts: [event({ sessionId: 'session', delta: ANSWER }), event('[DONE]')],
  });
  // Every visitor is asked for consent.
  localStorage.clear();
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe style="width: 800px; height: 700px"></iframe>`,
  );
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  const { signal, ...reported } = reportOf(frame);
  frame.srcdoc = `${doctype ?? '<!doctype html>'}<html data-api-url="${apiUrl}">
    <head><base href="${location.origin}/" />
    <script>${COLLECT_ERRORS}</script><script>{${script}}</script></head><body>
    <script type="module" src="/tests/elements/support/frame-visitor.ts"></script></body></html>`;
  try {
    return await reported.report;
  } finally {
    signal.abort();
  }
}

function reportOf(frame: HTMLIFrameElement) {
  const signal = new AbortController();
  const report = new Promise<FrameReport>((resolve) => {
    const hear = ({ source, data }: MessageEvent<FrameReport>) => {
      if (source === frame.contentWindow) resolve(data);
    };
    addEventListener('message', hear, { signal: signal.signal });
  });
  return { signal, report };
}

describe('a visitor of a page that', () => {
  let usual: FrameReport;

  before(async () => {
    usual = await visit(FRIENDLY);
    expect(usual.errors).to.deep.equal([]);
  });

  for (const page of HOSTILE_PAGES)
    it(`${page.name} chats as on any other`, async () => {
      const { errors, answer, look } = await visit(page);
      expect(errors).to.deep.equal([]);
      expect(answer).to.contain('nine to five').and.contain('Monday');
      expect(look).to.deep.equal(usual.look);
    });
});
