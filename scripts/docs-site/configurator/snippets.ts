import { OPENAI_CALLS } from '../../../core/call/realtime/driver.js';
import { ACCESS, CALL, MACHINE } from '../../../core/options/table.js';
import { isTokenServer } from '../../../core/provider/keys.js';
import { OPTIONS, PAGE, write, type Values } from './options.js';

/** The code that a page author pastes, with the page of the documentation that describes the rest. */
export interface Snippet {
  readonly name: string;
  readonly text: string;
  readonly note: string;
  readonly page: string;
}

/** Values that every page needs, for the page author to replace. */
const PLACEHOLDERS: Values = {
  publicKey: 'your-public-key',
  assistantId: 'your-assistant-id',
};

const REQUIRED = OPTIONS.filter(({ name }) => name in PLACEHOLDERS);
const OPTIONAL = OPTIONS.filter(({ name }) => !(name in PLACEHOLDERS));

/** The snippets for a configuration. `integrity` is the hash of the script for pages without a build step. */
export function snippets(values: Values, integrity: string): readonly Snippet[] {
  return [
    {
      name: 'HTML',
      text: html(values, integrity),
      note: 'Put the tag at the end of body. The address is that of your copy of the folder dist/cdn. The hashes of the files that load later are in its integrity.json.',
      page: 'frameworks/plain-html.md',
    },
    {
      name: 'React',
      text: react(values),
      note: 'Install the package from a file.',
      page: 'frameworks/react.md',
    },
    {
      name: 'Vue',
      text: vue(values),
      note: 'Install the package from a file, and let the compiler treat the tag as a custom element.',
      page: 'frameworks/vue.md',
    },
    {
      name: 'WordPress',
      text: wordPress(values, integrity),
      note: 'Put it at the end of functions.php of a child theme, or into a plugin for code snippets. A plugin for footers takes the HTML instead.',
      page: 'frameworks/site-builders.md',
    },
    {
      name: 'Content-Security-Policy',
      text: policy(values),
      note: "What the widget needs in addition to your own page. The last two directives are for a page that enforces Trusted Types. Daily's guide lists the hosts of calls.",
      page: 'frameworks/content-security.md',
    },
  ];
}

type Given = readonly (readonly [name: string, attribute: string, value: unknown])[];

function given(values: Values): Given {
  const all = { ...PLACEHOLDERS, ...values };
  return [...REQUIRED, ...OPTIONAL]
    .filter(({ name }) => all[name] !== undefined)
    .map(({ name, attribute }) => [name, attribute, all[name]]);
}

function scriptsOf(values: Values): string {
  return String(values[PAGE.scripts.name] ?? PAGE.scripts.initial).replace(/\/+$/, '');
}

function html(values: Values, integrity: string): string {
  const attributes = given(values).map(([, name, value]) =>
    value === true ? name : markupAttribute(name, write(value)),
  );
  return [
    ...tag('script', [
      'type="module"',
      'crossorigin="anonymous"',
      markupAttribute('src', `${scriptsOf(values)}/voice-assistant.js`),
      markupAttribute('integrity', integrity),
    ]),
    '',
    ...tag('voice-assistant', attributes),
    '',
  ].join('\n');
}

/** An element of HTML with one attribute a line. */
function tag(name: string, attributes: readonly string[]): string[] {
  return [`<${name}`, ...attributes.map((each) => `  ${each}`), `></${name}>`];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // HTML would read it as a line feed.
  '\r': '&#13;',
};

/** An attribute of HTML or of a Vue template, in apostrophes where that needs fewer entities. */
function markupAttribute(name: string, value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  const special = new RegExp(`[&<>\r${quote}]`, 'g');
  return `${name}=${quote}${value.replace(special, (each) => ENTITIES[each]!)}${quote}`;
}

/** A value as JavaScript, also within a script element. */
function literal(value: unknown): string {
  return (
    JSON.stringify(value)
      // A literal would set the prototype.
      .replace(/(?<!\\)"__proto__":/g, '["__proto__"]:')
      .replace(/<(?=\/script|!--)/gi, '\\u003C')
  );
}

function react(values: Values): string {
  const props = given(values).map(([name, , value]) => {
    if (value === true) return name;
    const isPlain = typeof value === 'string' && /^[^"\\&<>{}\r\n]*$/.test(value);
    return isPlain ? `${name}="${value}"` : `${name}={${literal(value)}}`;
  });
  return `import { VoiceAssistant } from 'voice-assistant/react';

export function Assistant() {
  return (
    <VoiceAssistant
${props.map((prop) => `      ${prop}\n`).join('')}    />
  );
}
`;
}

/** Vue would set an attribute without a hyphen as a property, as text, so other values are bound. */
function vue(values: Values): string {
  const attributes = given(values).map(([name, attribute, value]) =>
    typeof value === 'string'
      ? markupAttribute(attribute, value)
      : markupAttribute(`:${name}.prop`, literal(value)),
  );
  return `<script setup lang="ts">
import 'voice-assistant';
</script>

<template>
  <voice-assistant
${attributes.map((each) => `    ${each}\n`).join('')}  />
</template>
`;
}

function wordPress(values: Values, integrity: string): string {
  return `add_action( 'wp_footer', function () {
  ?>
${html(values, integrity)}  <?php
} );
`;
}

/** The requests of Daily's script. */
const DAILY = ['https://*.daily.co', 'wss://*.daily.co'];
const CALL_LIBRARY = 'https://c.daily.co';

function policy(values: Values): string {
  const { mode = MACHINE.mode.default, transport = CALL.transport.default } = values;
  const { publicKey, avatar } = values;
  const { apiUrl = ACCESS.apiUrl.default, chatUrl = apiUrl, callBundleUrl = CALL_LIBRARY } = values;
  const { exchange = transport === 'openai-realtime' ? OPENAI_CALLS : '' } = values;
  const calls = mode !== 'chat';
  const byDaily = calls && transport === CALL.transport.default;
  const requested = [
    ...(byDaily ? [apiUrl] : calls ? [exchange] : []),
    ...(mode === 'voice' ? [] : [chatUrl]),
    ...(isTokenServer(publicKey as string) ? [publicKey] : []),
  ];
  const hosts = Array.isArray(values['imageHosts']) ? values['imageHosts'] : [];
  const images = [
    ...(avatar ? [avatar] : []),
    ...hosts.map((host) => `https://${host}`).filter((image) => URL.canParse(image)),
  ];
  const directives = {
    'script-src': [scriptsOf(values), ...(byDaily ? [callBundleUrl] : [])].map(sourceOf),
    'connect-src': [...requested.map(sourceOf), ...(byDaily ? DAILY : [])],
    'img-src': images.map(sourceOf),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'lit-html',
      'voice-assistant',
      ...(byDaily ? ['default'] : []),
      "'allow-duplicates'",
    ],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')};\n`)
    .join('');
}

/** The source of a URL in a policy, whose delimiters a host may contain. */
function sourceOf(url: unknown): string {
  const text = String(url);
  if (!URL.canParse(text)) return "'self'";
  return new URL(text).origin.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
