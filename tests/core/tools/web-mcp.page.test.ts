import { expect } from '@open-wc/testing';
import { findTool } from '../../../core/tools/find-tool.js';
import { modelContextTools } from '../../../core/tools/web-mcp.js';

it('the tools of the page’s `document.modelContext`, if it has one', async () => {
  const inputSchema = { type: 'object' };
  const registered = [
    { name: 'a', title: 'A', description: 'Reads', annotations: { readOnlyHint: true } },
    { name: 'b', description: '', inputSchema, annotations: { consequentialHint: true } },
    { name: 'c', description: '', inputSchema: JSON.stringify(inputSchema) },
    {
      name: 'd',
      description: '',
      inputSchema: '{',
      annotations: { readOnlyHint: true, consequentialHint: true },
    },
  ];
  const modelContext = {
    getTools: async () => registered,
    executeTool: async ({ name }: { name: string }, input: object) =>
      name === 'a' ? JSON.stringify({ input }) : 'no JSON',
  };
  const provide = (value: unknown) =>
    Object.defineProperty(document, 'modelContext', { configurable: true, value });
  try {
    provide(undefined);
    expect(await modelContextTools()).to.deep.equal([]);
    provide(modelContext);
    const tools = await modelContextTools();
    expect(tools.map(({ execute: _, ...rest }) => rest)).to.deep.equal([
      { name: 'a', title: 'A', description: 'Reads', readOnly: true },
      { name: 'b', description: '', inputSchema, readOnly: false },
      { name: 'c', description: '', inputSchema, readOnly: false },
      { name: 'd', description: '', readOnly: false },
    ]);
    const { signal } = new AbortController();
    const done = tools.slice(0, 2).map((tool) => tool.execute({ x: 1 }, { signal }));
    expect(await Promise.all(done)).to.deep.equal([{ input: { x: 1 } }, 'no JSON']);
    expect((await findTool('b', { pageTools: true }))?.name).to.equal('b');
    expect(await findTool('b', { pageTools: false })).to.equal(undefined);
  } finally {
    Reflect.deleteProperty(document, 'modelContext');
  }
});
