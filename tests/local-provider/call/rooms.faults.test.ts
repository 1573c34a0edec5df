import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { shared } from '../../support/shared.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { until } from '../../support/until.js';
import type { NodePage } from '../node-page.js';
import { readJson, startProvider } from '../provider-client.js';
import { joinRoom, newCall } from './node-calls.js';
import { roomIsLeft, roomIsOver } from './room-status.js';

const SILENT = { firstMessageMode: 'assistant-waits-for-user' };

describe('faults of a call', () => {
  const recordings = temporaryFolder();
  const { provider } = shared({
    provider: () => {
      const environment = { PATH: process.env['PATH'] };
      return startProvider({ environment, recordings: join(recordings, 'made', 'here') });
    },
  });

  const newRoom = (body: object, faults?: string) => newCall(provider, body, faults);

  async function joins(url: string): Promise<NodePage> {
    const page = await joinRoom(url);
    page.send('playable');
    return page;
  }

  async function callWith(faults: string): Promise<NodePage> {
    return joins((await newRoom({ assistant: SILENT }, faults)).url);
  }

  const types = (page: NodePage) =>
    page.appMessages.map((message) => (message as { type?: string }).type ?? message);

  it('keep back the word that the assistant listens', async () => {
    using page = await callWith('listening-withheld');
    await until('the rest', () => types(page).includes('status-update'));
    assert.ok(!page.appMessages.includes('listening'));
  });

  it('drop the network: what is said meanwhile follows', async () => {
    using page = await callWith('network-drop:1:1.5');
    const reported = (event: string) => page.messages.findIndex((each) => each['event'] === event);
    await until('the interruption', () => reported('interrupted') >= 0);
    page.send(JSON.stringify({ type: 'say', message: 'Are you there?' }));
    await until('the words', () => /Are you there/.test(JSON.stringify(page.appMessages)));
    const connected = reported('connected');
    assert.ok(connected > reported('interrupted'));
    assert.doesNotMatch(JSON.stringify(page.messages.slice(0, connected)), /Are you there/);
  });

  describe('and recordings', () => {
    const events = (page: NodePage) => page.messages.filter(({ t }) => t === 'recording');
    const folder = () => join(recordings, 'made', 'here');

    it('end with the call, start again next to the first, and are for their owner alone', async () => {
      const room = await newRoom({ assistant: SILENT });
      using page = await joins(room.url);
      for (const on of [true, true, false, true]) page.post({ t: 'record', on });
      await until('their events', () => events(page).length === 3);
      page.post({ t: 'bye' });
      await roomIsOver(room.url);
      const files = async () =>
        (await readdir(folder())).filter((name) => name.startsWith(room.id)).toSorted();
      assert.deepEqual(await files(), [`${room.id}-2.wav`, `${room.id}.wav`]);
      for (const name of await files()) {
        const whole = async () => {
          const bytes = await readFile(join(folder(), name));
          return bytes.readUInt32LE(40) === bytes.length - 44;
        };
        await until(`${name} is whole`, whole);
        if (process.platform === 'win32') continue;
        assert.equal((await stat(join(folder(), name))).mode & 0o777, 0o600);
      }
    });
  });

  describe('and a call that may be joined again', () => {
    const rejoinable = { roomDeleteOnUserLeaveEnabled: false };
    const words = (page: NodePage) =>
      page.appMessages
        .filter((message) => (message as { transcriptType?: string }).transcriptType === 'final')
        .map((message) => (message as { transcript: string }).transcript);
    const statusOf = async (id: string) =>
      (await readJson<{ status: string }>(`${provider.url}/call/${id}`)).status;

    it('continues without a second greeting, and keeps its history', async () => {
      const assistant = { firstMessage: 'Hello.' };
      const { id, url } = await newRoom({ assistant, ...rejoinable });
      using first = await joins(url);
      await until('the greeting', () => words(first).includes('Hello.'));
      first.post({ t: 'bye' });
      first.close();
      await roomIsLeft(url, first.callId);
      assert.equal(await statusOf(id), 'in-progress');
      using again = await joins(url);
      await until('the word', () => again.appMessages.includes('listening'));
      const content = 'Where are you?';
      again.send(JSON.stringify({ type: 'add-message', message: { role: 'user', content } }));
      await until('an answer', () => words(again).length > 0);
      assert.ok(!words(again).includes('Hello.'));
      const update = again.appMessages.find(
        (message) => (message as { type?: string }).type === 'conversation-update',
      ) as { messagesOpenAIFormatted: { content: string }[] };
      assert.deepEqual(
        update.messagesOpenAIFormatted.map((message) => message.content),
        ['Hello.', content],
      );
    });

    it('is over when it was ended', async () => {
      const { url } = await newRoom({ assistant: SILENT, ...rejoinable });
      using page = await joins(url);
      page.send(JSON.stringify({ type: 'end-call' }));
      await roomIsOver(url);
    });
  });
});
