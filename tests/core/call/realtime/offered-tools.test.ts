import { expect } from 'chai';
import { OfferedTools } from '../../../../core/call/realtime/offered-tools.js';
import { NO_ARGUMENTS, type AssistantTool } from '../../../../core/tools/assistant-tool.js';
import { provideTool, type ToolOptions } from '../../../../core/tools/find-tool.js';
import { turns } from '../../../support/manual-timers.js';
import { afterTest, replace } from '../../support/after-test.js';

const tool = (name: string): AssistantTool => ({ name, description: '', execute: () => undefined });

/** The tools of a page, and what a session is sent of them. */
function session(given: Partial<ToolOptions> = {}) {
  let options = given;
  let isBroken = false;
  const sent: unknown[] = [];
  const written: unknown[] = [];
  const failures: unknown[] = [];
  const over = new AbortController();
  afterTest(() => over.abort());
  const tools = new OfferedTools(
    () => options,
    {
      attempt(send) {
        try {
          send();
        } catch (error) {
          failures.push(error);
        }
      },
      write(event) {
        if (isBroken) throw new Error('There is no connection');
        written.push(event);
        const { session: update } = event as { session: { tools: { name: string }[] } };
        sent.push(update.tools.map(({ name }) => name).join());
      },
      addWords: ({ text }) => sent.push(text),
    },
    over.signal,
  );
  return {
    tools,
    sent,
    written,
    failures,
    over,
    configure: (next: Partial<ToolOptions>) => (options = next),
    breaks: (now: boolean) => (isBroken = now),
  };
}

describe('OfferedTools', () => {
  it('describes tools in the terms of a session', async () => {
    const { tools, written } = session({ tools: [tool('open')] });
    tools.offer();
    await turns();
    const described = { type: 'function', name: 'open', description: '', parameters: NO_ARGUMENTS };
    const update = { type: 'realtime', tools: [described] };
    expect(written).to.deep.equal([{ type: 'session.update', session: update }]);
  });

  it('offers what components provide and withdraw, until the call is over', async () => {
    const { tools, sent, over } = session({ tools: [tool('a')] });
    const stop = provideTool(tool('before'));
    await turns();
    expect(sent).to.deep.equal([]);
    tools.offer();
    await turns();
    stop();
    await turns();
    const stopAnother = provideTool(tool('b'));
    await turns();
    expect(sent).to.deep.equal(['a,before', 'a', 'a,b']);
    over.abort();
    stopAnother();
    await turns();
    expect(sent).to.have.length(3);
  });

  it('offers other options and each set of tools once, and no set to a session with its own', async () => {
    const { tools, sent, configure } = session();
    tools.offer();
    await turns();
    configure({ tools: [tool('a')] });
    tools.follow();
    tools.follow();
    await turns();
    configure({ tools: [tool('a')] });
    tools.follow();
    await turns();
    configure({});
    tools.follow();
    await turns();
    expect(sent).to.deep.equal(['a', '']);
  });

  it('offers what the page registers in WebMCP, and not what it allowed before', async () => {
    let answer: (tools: object[]) => void = () => undefined;
    const getTools = () => new Promise<object[]>((resolve) => (answer = resolve));
    const modelContext = Object.assign(new EventTarget(), { getTools });
    replace(globalThis, 'document', { modelContext } as unknown as Document);
    const { tools, sent, configure } = session({ pageTools: true });
    tools.offer();
    answer([]);
    await turns();
    modelContext.dispatchEvent(new Event('toolchange'));
    answer([tool('registered')]);
    await turns();
    modelContext.dispatchEvent(new Event('toolchange'));
    configure({ pageTools: false });
    tools.follow();
    answer([tool('late')]);
    await turns();
    expect(sent).to.deep.equal(['registered', '']);
  });

  it('offers again what a broken connection has lost', async () => {
    const { tools, sent, failures, breaks } = session({ tools: [tool('a')] });
    tools.repeat();
    breaks(true);
    tools.offer();
    await turns();
    breaks(false);
    tools.repeat();
    await turns();
    expect(sent).to.deep.equal(['a']);
    expect(failures).to.have.length(1);
  });

  it('answers a call of what it has withdrawn, and no other', async () => {
    const { tools, sent, configure } = session({ tools: [tool('a'), tool('b')] });
    tools.offer();
    await turns();
    configure({ tools: [tool('b')] });
    for (const name of ['a', 'b', 'c']) await tools.answerIfGone(name, '1');
    const gone = { tool: 'a', toolCallId: '1', outcome: 'gone', result: '' };
    expect(sent.slice(1)).to.deep.equal([JSON.stringify(gone)]);
  });
});
