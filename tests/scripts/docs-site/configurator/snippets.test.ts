import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { fc } from '../../../support/property.js';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import * as vue from 'vue';
import {
  OPTIONS,
  PAGE,
  read,
  type Values,
} from '../../../../scripts/docs-site/configurator/options.js';
import { snippets } from '../../../../scripts/docs-site/configurator/snippets.js';
import { randomValues } from './random-values.js';

const INTEGRITY = 'sha384-abc';
const REQUIRED = { publicKey: 'your-public-key', assistantId: 'your-assistant-id' };

function snippet(name: string, values: Values): string {
  return snippets(values, INTEGRITY).find((each) => each.name === name)!.text;
}

function parsed(html: string, tag: string) {
  return getElementsByTagName(tag, parseDocument(html), true).map(({ attribs }) => attribs);
}

/** The values that attributes of HTML stand for. */
function valuesOf(attributes: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, text]) => {
      const option = OPTIONS.find(({ attribute }) => attribute === name)!;
      return [option.name, text === '' ? true : read(option, text).value];
    }),
  );
}

describe('the snippets', () => {
  it('have what differs from the defaults', () => {
    const values = { mode: 'hybrid', rejoin: true, teaser: 5, texts: { language: 'de' } };
    assert.equal(
      snippet('HTML', values),
      `<script
  type="module"
  crossorigin="anonymous"
  src="${String(PAGE.scripts.initial)}/voice-assistant.js"
  integrity="sha384-abc"
></script>

<voice-assistant
  public-key="your-public-key"
  assistant-id="your-assistant-id"
  mode="hybrid"
  teaser="5"
  texts='{"language":"de"}'
  rejoin
></voice-assistant>
`,
    );
    assert.match(
      snippet('React', values),
      /\n {6}mode="hybrid"\n {6}teaser=\{5\}\n {6}texts=\{\{"language":"de"\}\}\n {6}rejoin\n/,
    );
    assert.match(
      snippet('Vue', values),
      /\n {4}mode="hybrid"\n {4}:teaser\.prop="5"\n {4}:texts\.prop='\{"language":"de"\}'\n {4}:rejoin\.prop="true"\n/,
    );
  });

  it('set in HTML what was chosen', () => {
    fc.assert(
      fc.property(randomValues, (values) => {
        const html = snippet('HTML', values);
        assert.equal(parsed(html, 'script').length, 1);
        const [attributes, ...others] = parsed(html, 'voice-assistant');
        assert.deepEqual(others, []);
        assert.deepEqual(valuesOf(attributes!), { ...REQUIRED, ...values });
      }),
    );
  });

  it('set in React what was chosen', () => {
    fc.assert(
      fc.property(randomValues, (values) => {
        const { code } = transformSync(snippet('React', values), {
          loader: 'tsx',
          format: 'cjs',
          jsxFactory: 'h',
          charset: 'utf8',
        });
        const exported: { Assistant?: () => Values } = {};
        const module = { exports: exported };
        const h = (_: unknown, props: Values) => props;
        const require = () => ({ VoiceAssistant: {} });
        new Function('module', 'exports', 'require', 'h', code)(module, exported, require, h);
        const { Assistant } = module.exports;
        assert.deepEqual(Assistant!(), { ...REQUIRED, ...values });
      }),
    );
  });

  it('set in Vue what was chosen', () => {
    fc.assert(
      fc.property(randomValues, (values) => {
        const [, template] = /<template>\n([^]*)\n<\/template>\n$/.exec(snippet('Vue', values))!;
        const draw = vue.compile(template!.trim(), {
          isCustomElement: (tag) => tag === 'voice-assistant',
        }) as unknown as (context: object, cache: unknown[]) => vue.VNode;
        const entries = Object.entries(draw({}, []).props!).map(([key, value]) => {
          const option = OPTIONS.find(({ attribute }) => attribute === key);
          return [option?.name ?? key.replace('.', ''), value];
        });
        assert.deepEqual(Object.fromEntries(entries), { ...REQUIRED, ...values });
      }),
    );
  });

  it('print in WordPress the HTML, and no PHP of a text', () => {
    fc.assert(
      fc.property(randomValues, (values) => {
        const [before, ...rest] = snippet('WordPress', values).split('?>\n');
        const [printed, after, ...more] = rest.join('?>\n').split('  <?php');
        assert.equal(before, "add_action( 'wp_footer', function () {\n  ");
        assert.equal(printed, snippet('HTML', values));
        assert.doesNotMatch(printed!, /<\?/);
        assert.equal(after, '\n} );\n');
        assert.deepEqual(more, []);
      }),
    );
  });

  it('end no script element and set no prototype in JavaScript', () => {
    const texts: unknown = JSON.parse('{ "__proto__": "</SCRIPT><!--" }');
    for (const name of ['React', 'Vue']) {
      const text = snippet(name, { texts });
      assert.match(text, /\["__proto__"\]:"\\u003C\/SCRIPT/);
    }
  });
});

describe('the policy', () => {
  it('allows the scripts and the API', () => {
    assert.equal(
      snippet('Content-Security-Policy', {}),
      `script-src https://cdn.example;
connect-src https://api.vapi.ai;
require-trusted-types-for 'script';
trusted-types lit-html voice-assistant 'allow-duplicates';
`,
    );
  });

  it('allows calls, and images', () => {
    assert.equal(
      snippet('Content-Security-Policy', {
        mode: 'voice',
        apiUrl: '/api',
        avatar: 'https://images.example/a.png',
        imageHosts: ['images.example', 'no host'],
        [PAGE.scripts.name]: '/voice-assistant/',
      }),
      `script-src 'self' https://c.daily.co;
connect-src 'self' https://*.daily.co wss://*.daily.co;
img-src https://images.example;
require-trusted-types-for 'script';
trusted-types lit-html voice-assistant default 'allow-duplicates';
`,
    );
  });

  for (const [name, values, sources] of [
    ['OpenAI', { transport: 'openai-realtime', mode: 'voice' }, 'https://api.openai.com'],
    [
      'a Pipecat bot and chat completions',
      {
        transport: 'pipecat',
        mode: 'hybrid',
        exchange: '/offer',
        chatUrl: 'https://chat.example/responses',
      },
      "'self' https://chat.example",
    ],
    [
      'a token server',
      { publicKey: 'https://keys.example/' },
      'https://api.vapi.ai https://keys.example',
    ],
  ] as const)
    it(`is that of the back end: ${name}`, () => {
      assert.equal(
        snippet('Content-Security-Policy', values),
        `script-src https://cdn.example;
connect-src ${sources};
require-trusted-types-for 'script';
trusted-types lit-html voice-assistant 'allow-duplicates';
`,
      );
    });

  it('escapes the delimiters of a policy', () => {
    const text = snippet('Content-Security-Policy', { avatar: 'https://a;b,c/' });
    assert.match(text, /img-src https:\/\/a%3Bb%2Cc;/);
  });
});
