import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shared } from '../../support/shared.js';
import { post, readJson, startProvider } from '../provider-client.js';

interface WebCall {
  id: string;
  webCallUrl: string;
  transport: { provider: string; callUrl: string; callToken?: string };
  artifactPlan: { videoRecordingEnabled: boolean };
  assistant: {
    name: string;
    firstMessage: string;
    voice: { provider: string };
    model?: { messages: object[] };
  };
}

const GREETING = 'Hey, How can I help you today?';

describe('POST /call/web', () => {
  const { provider } = shared({ provider: () => startProvider() });

  async function call(body: object, query = ''): Promise<WebCall> {
    const response = await post(`${provider.url}/call/web${query}`, body);
    assert.equal(response.status, 201);
    return (await response.json()) as WebCall;
  }

  it('answers with a room of its own for each call', async () => {
    const one = await call({ assistantId: 'an-assistant' });
    const other = await call({ assistantId: 'an-assistant' });
    assert.notEqual(one.id, other.id);
    assert.notEqual(one.webCallUrl, other.webCallUrl);
    assert.ok(one.webCallUrl.startsWith(`${provider.url}/rooms/`));
    assert.deepEqual(one.transport, { provider: 'daily', callUrl: one.webCallUrl });
    assert.deepEqual(one.artifactPlan, { videoRecordingEnabled: false });
    assert.equal(one.assistant.firstMessage, GREETING);
    assert.equal(one.assistant.voice.provider, 'vapi');
  });

  it('makes one call for requests with the same key, bearer and body', async () => {
    const make = async (key: string | undefined, body: object, bearer?: string) => {
      const headers = key === undefined ? undefined : { 'Idempotency-Key': key };
      const response = await post(`${provider.url}/call/web`, body, { headers, key: bearer });
      assert.equal(response.status, 201);
      return (await response.json()) as WebCall;
    };
    const body = { assistantId: 'a', assistantOverrides: { firstMessage: 'Hi' } };
    // The second one arrives while the first one is processed.
    const [first, second] = await Promise.all([make('press-1', body), make('press-1', body)]);
    assert.deepEqual(second, first);
    assert.deepEqual(await make('press-1', body), first);
    const others = await Promise.all([
      make('press-2', body),
      make('press-1', body, 'other-bearer'),
      make('press-1', { ...body, assistantId: 'b' }),
      make('press-1', { ...body, assistantOverrides: { firstMessage: 'Ho' } }),
      make(undefined, body),
      make(undefined, body),
      make('', body),
      make('', body),
    ]);
    const made = new Set([first, ...others].map(({ id }) => id));
    assert.equal(made.size, others.length + 1);
    const ids = (await readJson<WebCall[]>(`${provider.url}/call`)).map(({ id }) => id);
    assert.deepEqual(new Set(ids.slice(0, made.size)), made);
  });

  it('has a token if a fault wants one, and none otherwise', async () => {
    const { transport } = await call({ assistantId: 'a' }, '?faults=call-token');
    assert.match(transport.callToken!, /^[\w-]{32}$/);
    assert.equal((await call({ assistantId: 'a' })).transport.callToken, undefined);
  });

  it('takes an assistant from the body, and what overrides it', async () => {
    const { assistant, artifactPlan } = await call({
      assistant: {
        name: 'Asha',
        firstMessage: 'Namaste {{ visitor }}, {{greeting}}',
        voice: { provider: '11labs' },
        model: { messages: [{ role: 'system', content: 'You sell to {{visitor}}.' }] },
        silenceTimeoutSeconds: 30,
      },
      assistantOverrides: {
        artifactPlan: { videoRecordingEnabled: true },
        variableValues: { visitor: 'Ravi' },
      },
    });
    assert.deepEqual(artifactPlan, { videoRecordingEnabled: true });
    assert.deepEqual(assistant, {
      name: 'Asha',
      firstMessage: 'Namaste Ravi, {{greeting}}',
      voice: { provider: '11labs' },
      model: { messages: [{ role: 'system', content: 'You sell to Ravi.' }] },
      silenceTimeoutSeconds: 30,
      artifactPlan: { videoRecordingEnabled: true },
    });
  });

  it('begins a squad with its first member', async () => {
    const { assistant } = await call({
      squad: {
        members: [
          {
            assistant: { name: 'First', firstMessage: 'One' },
            assistantOverrides: { firstMessage: 'Two' },
          },
          { assistantId: 'second' },
        ],
        membersOverrides: { voice: { provider: 'cartesia' } },
      },
    });
    assert.equal(assistant.name, 'First');
    assert.equal(assistant.firstMessage, 'Two');
    assert.equal(assistant.voice.provider, 'cartesia');
  });

  it('begins a workflow with its start node', async () => {
    const { assistant } = await call({
      workflow: {
        name: 'Booking',
        globalPrompt: 'Be brief.',
        nodes: [
          { type: 'conversation', name: 'later' },
          {
            type: 'conversation',
            name: 'start',
            isStart: true,
            prompt: 'Ask for the day.',
            messagePlan: { firstMessage: 'Which day?' },
          },
        ],
      },
    });
    assert.equal(assistant.name, 'Booking');
    assert.equal(assistant.firstMessage, 'Which day?');
    assert.deepEqual(assistant.model?.messages, [
      { role: 'system', content: 'Be brief.' },
      { role: 'system', content: 'Ask for the day.' },
    ]);
  });

  const callees = 'assistant, assistantId, squad, squadId, workflow, workflowId';
  const wrong: [object, string[]][] = [
    [{}, [`exactly one of ${callees} must be provided; none was`]],
    [
      { assistantId: 'a', squadId: 's' },
      [`exactly one of ${callees} must be provided; assistantId and squadId were`],
    ],
    [
      { assistant: { id: 'a', orgId: 'o', firstMessage: 'Hi' } },
      ['assistant.property id should not exist', 'assistant.property orgId should not exist'],
    ],
    [
      { assistant: { assistantId: 'a', assistantOverrides: { firstMessage: 'Hi' } } },
      [
        'assistant.property assistantId should not exist',
        'assistant.property assistantOverrides should not exist',
      ],
    ],
    [
      { assistantId: 'a', assistantOverrides: { id: 'a' } },
      ['assistantOverrides.property id should not exist'],
    ],
    [
      { assistantId: 'a', assistantOverrides: { assistantOverrides: {} } },
      ['assistantOverrides.property assistantOverrides should not exist'],
    ],
    [
      { squad: { members: [{ assistant: { id: 'a' } }] } },
      ['squad.members.0.assistant.property id should not exist'],
    ],
    [{ squad: { members: [] } }, ['squad.members should not be empty']],
    [{ squad: { members: [{}] } }, ['squad.members.0 must have an assistant or an assistantId']],
    [{ workflow: {} }, ['workflow.nodes must be an array']],
    [{ assistantId: '' }, ['assistantId should not be empty']],
    [{ assistantId: { id: 'a' } }, ['assistantId must be a string']],
    [{ assistant: 'a' }, ['assistant must be an object']],
    [{ assistantId: 'a', assistantOveride: {} }, ['property assistantOveride should not exist']],
    [[], ['The body must be an object']],
  ];
  for (const [body, message] of wrong) {
    it(`refuses ${JSON.stringify(body)}`, async () => {
      const response = await post(`${provider.url}/call/web`, body);
      assert.equal(response.status, 400);
      assert.deepEqual(await response.json(), { statusCode: 400, message, error: 'Bad Request' });
    });
  }
});
