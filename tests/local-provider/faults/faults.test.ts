import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  FAULT_NAMES,
  FAULT_TABLE,
  type FaultEntry,
} from '../../../local-provider/faults/fault-table.js';
import { FaultError, Faults } from '../../../local-provider/faults/faults.js';
import { MESSAGE_KINDS } from '../../../local-provider/faults/scripted-messages.js';
import { scriptedMessages } from '../../../local-provider/faults/scripted-messages.js';

const KNOWN = FAULT_NAMES.join(', ');

describe('a list of faults', () => {
  it('is empty for an empty text', () => {
    for (const text of ['', ' ', ',', ' , ']) {
      assert.equal(Faults.parse(text).toString(), '');
    }
    assert.equal(Faults.none.has('end'), false);
    assert.equal(Faults.none.find('end'), undefined);
  });

  it('has names with parameters and their defaults', () => {
    const faults = Faults.parse('exp-room, delay:20 ,end:0.5:silence-timed-out,network-quality::3');
    assert.deepEqual(faults.find('exp-room'), [null]);
    assert.deepEqual(faults.find('delay'), [20]);
    assert.deepEqual(faults.find('end'), [0.5, 'silence-timed-out']);
    assert.deepEqual(faults.find('network-quality'), ['low', 3, 1]);
    assert.equal(faults.has('reorder'), false);
    assert.equal(faults.find('reorder'), undefined);
  });

  it('keeps every occurrence of a fault, and the last one counts where one must', () => {
    const faults = Faults.parse('messages:hang,delay:1').and(
      Faults.parse('messages:huge:4,delay:2'),
    );
    assert.deepEqual(faults.all('messages'), [
      ['hang', 1],
      ['huge', 4],
    ]);
    assert.deepEqual(faults.find('delay'), [2]);
  });

  it('is written as it is read', () => {
    const text = 'messages:hang,exp-room:5,end::over';
    assert.equal(Faults.parse(` ${text} `).toString(), text);
    assert.deepEqual(Faults.parse(text).find('end'), [2, 'over']);
  });

  const wrong: [string, string[]][] = [
    ['exp-rom', [`faults has "exp-rom", which is not known; known are ${KNOWN}`]],
    ['constructor', [`faults has "constructor", which is not known; known are ${KNOWN}`]],
    [':5', [`faults has "", which is not known; known are ${KNOWN}`]],
    [
      Array.from({ length: 101 }, () => 'x').join(),
      ['faults has 101 entries; at most 100 are read'],
    ],
    ['reorder:1', ['faults has "reorder:1": reorder takes no value']],
    ['delay:1:2', ['faults has "delay:1:2": delay takes at most 1']],
    [
      'delay:soon,end:-1',
      [
        'faults has "delay:soon": MILLISECONDS must be a number from 0 to 60000, not "soon"',
        'faults has "end:-1": SECONDS must be a number from 0 to 3600, not "-1"',
      ],
    ],
    [
      'delay:60001',
      ['faults has "delay:60001": MILLISECONDS must be a number from 0 to 60000, not "60001"'],
    ],
    [
      'network-quality:bad',
      ['faults has "network-quality:bad": LEVEL must be one of low, very-low, not "bad"'],
    ],
    [
      'end:1:so long',
      [
        'faults has "end:1:so long": REASON must be a word of letters, digits, dots and hyphens, not "so long"',
      ],
    ],
  ];
  for (const [text, messages] of wrong) {
    it(`rejects "${text.slice(0, 40)}", and names what is allowed`, () => {
      assert.throws(
        () => Faults.parse(text),
        (error) =>
          error instanceof FaultError && (assert.deepEqual(error.messages, messages), true),
      );
    });
  }
});

describe('the table of faults', () => {
  const entries: [string, FaultEntry][] = Object.entries(FAULT_TABLE);

  it('has names that go into an address as they stand', () => {
    for (const name of FAULT_NAMES) assert.match(name, /^[a-z]+(-[a-z]+)*$/);
  });

  it('has fallbacks that could have been written', () => {
    for (const [name, { parameters }] of entries) {
      for (const { name: what, fallback, read } of parameters) {
        if (fallback !== null) assert.equal(read(String(fallback)), fallback, `${name}:${what}`);
      }
    }
  });
});

describe('scripted messages', () => {
  it('are of every kind, and all of them where none is named', () => {
    const each = MESSAGE_KINDS.map((kind) => scriptedMessages(kind));
    assert.ok(each.every((messages) => messages.length > 0));
    assert.deepEqual(scriptedMessages(null), each.flat());
  });

  it('carry the arguments of a tool as a text and as an object', () => {
    const given = scriptedMessages('tool-calls')
      .map((text) => JSON.parse(text) as { toolCallList?: { function: { arguments: unknown } }[] })
      .flatMap(({ toolCallList = [] }) => toolCallList.map((call) => call.function.arguments));
    assert.deepEqual(given, ['{"day":"Monday"}', { day: 'Monday' }]);
  });
});
