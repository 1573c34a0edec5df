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
    async executeTool(_: object, given: object) {
      inputs.push(input === 'JSON' ? JSON.parse(String(given)) : JSON.parse(JSON.stringify(given)));
      return result;
    },
  };
  const inputs: unknown[] = [];
  let input: 'object' | 'JSON' = 'object';
  let result = '';
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
    const done = async (form: typeof input, text: string) => {
      [input, result] = [form, text];
      return tools[0]!.execute({ x: 1, toString: 'own' }, { signal });
    };
    expect(await done('object', 'no JSON')).to.equal('no JSON');
    // As in Chromium before 155, which converts what it gets to a text.
    expect(await done('JSON', 'no JSON')).to.equal('no JSON');
    expect(inputs).to.deep.equal(Array(2).fill({ x: 1, toString: 'own' }));
    for (const bare of ['1234567890123456789', '12.50', '12345E5', '{"a": 1.0}', '', '[1', '-0'])
      expect(await done('object', bare)).to.equal(bare);
    for (const value of [{ a: [1, 'b'] }, 12, true, null, 'text'])
      expect(await done('object', JSON.stringify(value))).to.deep.equal(value);
    expect((await findTool('b', { pageTools: true }))?.name).to.equal('b');
    expect(await findTool('b', { pageTools: false })).to.equal(undefined);
  } finally {
    Reflect.deleteProperty(document, 'modelContext');
  }
});
