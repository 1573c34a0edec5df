import type { SomeTexts, Texts } from '../i18n/en.js';
import type { ReportedError } from '../machine/failures.js';
import type { ReceivedMessage } from '../machine/received-message.js';
import type { ConsentPurpose } from '../machine/regions/consent.js';
import { FALLBACKS, MODES } from '../machine/settings.js';
import type { ErrorReport } from '../error-reports/error-report.js';
import type { AssistantTool } from '../tools/assistant-tool.js';
import {
  boolean,
  callback,
  color,
  idOrObject,
  key,
  type Kind,
  link,
  list,
  object,
  oneOf,
  seconds,
  shortText,
  text,
  url,
  urlOrFunction,
  urlOrPath,
} from '../kinds/kinds.js';

/** An object that the provider's API takes, such as an inline assistant or overrides. */
export type ProviderObject = Readonly<Record<string, unknown>>;

/** The edge or corner of the page at which the widget floats. */
export type Position = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left' | 'bottom-center';

/**
 * The place of the panel: `floating` above the page, opened by the launcher; `inline` in the element's place;
 * `page` in the whole window.
 */
export type Layout = 'floating' | 'inline' | 'page';

/** The size of launcher and panel. */
export type Size = 'tiny' | 'compact' | 'full';

/** How round the corners are. */
export type Radius = 'none' | 'small' | 'medium' | 'large';

/** The back end that carries calls. */
export type Transport = 'vapi' | 'openai-realtime' | 'pipecat';

/** The answer to the offer of a call. */
export interface ExchangeAnswer {
  readonly sdp: string;
  /** With `pipecat`: the id of the connection, without which it cannot be restarted. */
  readonly pc_id?: string;
}

/**
 * Returns the answer to the SDP offer of a call, or its SDP alone. `signal` aborts when the call is over; `pcId`
 * is the id of a connection of `pipecat` that is restarted, else null.
 */
export type Exchange = (
  offer: string,
  context: { readonly signal: AbortSignal; readonly pcId: string | null },
) => string | ExchangeAnswer | Promise<string | ExchangeAnswer>;

/** `auto` follows the colour scheme of the page. */
export type Theme = 'light' | 'dark' | 'auto';

/** A text to begin with. The label is on the button, by default the text itself. */
export type Starter = string | { readonly label: string; readonly text: string };

/**
 * The style as a whole. `calm`: hairlines and light tints. `vivid`: areas in the accent colour and more
 * motion. `plain`: no tints, shadows or motion, for a page that adds its own.
 */
export type Preset = 'calm' | 'vivid' | 'plain';

/** Look options in one object. */
export interface Styles {
  readonly theme?: Theme;
  readonly size?: Size;
  readonly radius?: Radius;
}

/*
 * The options, one entry each: its kind, which checks it and reads its attribute; its default, which may
 * depend on the page's `texts`; and its docstring, which types, editors, manifest and documentation show.
 * They are grouped by what reads them. Types, defaults, attributes and docs derive from these tables:
 * nothing else has to change for a new option but the code that uses it.
 */

/** Read by calls and chats. */
export const ACCESS = {
  /**
   * The public key of the provider's account, sent as the bearer credential. Or the URL of a [token server](token-server.md) that gives short-lived keys, also a path. Or a function, in JavaScript only, that returns such a key or a promise of one: it is called with `first` when no key is known, and with `expired` once after the provider has answered 401. Then the request is repeated. A new key does not clear the conversation.
   */
  publicKey: { kind: key },
  /** The id of the assistant to talk with. */
  assistantId: { kind: text },
  /** Changes to the assistant for this page. */
  assistantOverrides: { kind: object as Kind<ProviderObject> },
  /** The base URL of the provider's API, or a path of the page's own site that forwards to it. Default `https://api.vapi.ai`. */
  apiUrl: { kind: urlOrPath, default: 'https://api.vapi.ai' },
  /** The URL of an [OpenAI-compatible chat](transports/chat.md) that answers what is typed, instead of the specified provider: it ends in `/chat/completions` or `/responses`. Also a path. The `assistantId` is then the name of the model, if the server needs one, and `assistantOverrides` has further fields of the request. Default none. */
  chatUrl: { kind: urlOrPath },
};

/** Read by calls. */
export const CALL = {
  /** How calls are carried: `vapi` by the specified provider; `openai-realtime` by a server that speaks OpenAI's Realtime API over WebRTC; `pipecat` by a Pipecat bot with a SmallWebRTC transport, see [docs/transports.md](transports.md). Default `vapi`. */
  transport: {
    kind: /* @__PURE__ */ oneOf<Transport>(['vapi', 'openai-realtime', 'pipecat']),
    default: 'vapi',
  },
  /** With `openai-realtime` or `pipecat`: the URL to which the offer of a call is posted, also a path, or a function that gets the offer and returns the answer, or a promise of it. Default with `openai-realtime` `https://api.openai.com/v1/realtime/calls`; `pipecat` needs one. */
  exchange: { kind: urlOrFunction as Kind<string | Exchange> },
  /** With `openai-realtime` or `pipecat`: the ICE servers of the connection. Default none: the server can be reached without. */
  iceServers: { kind: list as Kind<readonly RTCIceServer[]> },
  /** An assistant described inline, instead of an id. Voice only. */
  assistant: { kind: object as Kind<ProviderObject> },
  /** The id of a squad, or a squad described inline, to call instead of one assistant. */
  squad: { kind: idOrObject as Kind<string | ProviderObject> },
  /** The id of a workflow, or a workflow described inline, to call instead of an assistant. */
  workflow: { kind: idOrObject as Kind<string | ProviderObject> },
  /** Changes to the workflow for this page. */
  workflowOverrides: { kind: object as Kind<ProviderObject> },
  /** The URL of the call library's bundle, if Daily does not serve it. It is code: use only a source that you trust. */
  callBundleUrl: { kind: url },
  /** Whether the visitor's microphone rests while the assistant speaks, for speakerphones that hear themselves. The visitor cannot interrupt then. Default `false`: it rests from the moment at which the assistant's own words come back as the visitor's. Ignored with `pushToTalk`. */
  halfDuplex: { kind: boolean, default: false },
  /** Whether the assistant's words are shown as they are written, before they are spoken. Default `false`. */
  showModelOutput: { kind: boolean, default: false },
  /** Whether a call starts with the visitor muted. Ignored if the size is `tiny` and the mode `voice`, where no button could unmute. Default `false`. */
  startMuted: { kind: boolean, default: false },
  /** Whether the visitor is heard only while a button is held. Ignored if the size is `tiny` and the mode `voice`, which have no such button. Default `false`. */
  pushToTalk: { kind: boolean, default: false },
  /** The maximum duration of a call, in seconds. A countdown precedes its end. Default `0`: no limit. */
  maxDurationSeconds: { kind: seconds, default: 0 },
  /** How long both may be silent, while the visitor does not touch the page either, before the call ends, in seconds. A countdown precedes its end. Default `0`: no limit. */
  silenceTimeoutSeconds: { kind: seconds, default: 0 },
  /** Whether a call resumes after the visitor reloads the page or follows a link of the site in the same tab. Default `false`. */
  rejoin: { kind: boolean, default: false },
  /** Further options for the call library, such as `userName`. Noise is cancelled unless `inputSettings` has an audio processor of the type `none`. [docs/rules.md](rules.md#the-option-dailyoptions) lists all keys. */
  dailyOptions: { kind: object as Kind<ProviderObject> },
};

/** Read by the state machine, as its settings. */
export const MACHINE = {
  /** Whether visitors talk, type, or may do both. Default `chat`. */
  mode: { kind: /* @__PURE__ */ oneOf(MODES), default: 'chat' },
  /** Whether spoken words are shown in a call. Default `false`: an animated visual is shown, with the last sentence below. */
  showTranscript: { kind: boolean, default: false },
  /** Whether visitors may type to the assistant in a call, in the mode `hybrid`. Default `false`: typing ends the call. */
  typingInCall: { kind: boolean, default: false },
  /** Whether voice and chat are one conversation: a call does not clear the chat, the assistant of a call knows what was typed, and the chat what was said. Default `false`. */
  sharedContext: { kind: boolean, default: false },
  /** The alternative that the mode `voice` offers after a call failed: `chat` is a text box. Default `none`. */
  fallback: { kind: /* @__PURE__ */ oneOf(FALLBACKS), default: 'none' },
  /** The assistant's first message in a chat. In a call it is shown from its start until the assistant speaks, and whole if the assistant's first words are its beginning. Default none. */
  firstChatMessage: { kind: text, default: '' },
  /** Whether visitors must agree before anything is sent or recorded. Default `false`. */
  consentRequired: { kind: boolean, default: false },
  /** The version of the consent notice, such as a date. With another version visitors are asked again. Default none. */
  consentVersion: { kind: text, default: '' },
  /** The purposes to which visitors agree, each `{ id, text, required }`: a required one with the consent, an optional one only if the visitor chooses it. With other purposes they are asked again. See [before you go live](going-live.md#consent). Default none. */
  consentPurposes: { kind: list as Kind<readonly ConsentPurpose[]>, default: [] },
};

/** Read by the headless assistant itself. */
export const ASSISTANT = {
  /** Whether the conversation continues after a reload and on the next page of the site in the same tab. It is kept in the session storage. Default `false`. */
  keepConversation: { kind: boolean, default: false },
  /** Functions of the page that the assistant of a call, or of a chat with `chatUrl`, can use, see [docs/page-tools.md](page-tools.md). In JavaScript only. Default none. */
  tools: { kind: list as Kind<readonly AssistantTool[]> },
  /** Whether that assistant can also use the tools that the page has registered in `document.modelContext` (WebMCP). Default `false`. */
  pageTools: { kind: boolean, default: false },
  /** The local storage key that stores the consent. Default `voice-assistant-consent`. */
  consentStorageKey: { kind: text, default: 'voice-assistant-consent' },
  /** Called when the assistant starts to listen. */
  onCallStart: { kind: callback as Kind<() => void> },
  /** Called when a call has ended. */
  onCallEnd: { kind: callback as Kind<() => void> },
  /** Called with each message of a call or chat. Those of the provider are not checked. */
  onMessage: { kind: callback as Kind<(message: ReceivedMessage) => void> },
  /** Called with each error. */
  onError: { kind: callback as Kind<(error: ReportedError) => void> },
  /** Called with each error and its context, for an error-reporting service. Keys, tokens and user data are removed first. */
  errorReporter: { kind: callback as Kind<(report: ErrorReport) => void> },
};

/** Read by the launcher. */
export const LOOK = {
  /** The place of the [panel](layouts.md): `floating` above the page, opened by the launcher; `inline` fills the element's container; `page` fills the window. The last two open by themselves. Default `floating`. */
  layout: {
    kind: /* @__PURE__ */ oneOf<Layout>(['floating', 'inline', 'page']),
    default: 'floating',
  },
  /** The edge or corner of the page at which the widget floats. Default `bottom-right`. */
  position: {
    kind: /* @__PURE__ */ oneOf<Position>([
      'bottom-right',
      'bottom-left',
      'top-right',
      'top-left',
      'bottom-center',
    ]),
    default: 'bottom-right',
  },
  /** The size of launcher and panel. Default `full`. */
  size: { kind: /* @__PURE__ */ oneOf<Size>(['tiny', 'compact', 'full']), default: 'full' },
  /** How round the corners are. Default `medium`. */
  radius: {
    kind: /* @__PURE__ */ oneOf<Radius>(['none', 'small', 'medium', 'large']),
    default: 'medium',
  },
  /** `auto` follows the colour scheme of the page. Default `light`. */
  theme: { kind: /* @__PURE__ */ oneOf<Theme>(['light', 'dark', 'auto']), default: 'light' },
  /** The style as a whole: `calm` has hairlines and light tints; `vivid` has areas in the accent colour and more motion; `plain` has no tints, shadows or motion. Default `calm`. */
  preset: {
    kind: /* @__PURE__ */ oneOf<Preset>(['calm', 'vivid', 'plain']),
    default: 'calm',
  },
  /** Theme, size and radius in one object; the single options take precedence. */
  styles: { kind: object as Kind<Styles> },
  /** The background. By default white, and `#16181d` in the dark theme, where white becomes black. */
  baseColor: { kind: color },
  /** The colour of active elements. Default `#14B8A6`. */
  accentColor: { kind: color, default: '#14B8A6' },
  /** The background of the launcher. Default `#000000`. */
  ctaButtonColor: { kind: color, default: '#000000' },
  /** The text colour of the launcher. Default `#FFFFFF`. */
  ctaButtonTextColor: { kind: color, default: '#FFFFFF' },
  /** The main label of the panel. Default `Talk with AI`. */
  title: { kind: shortText, default: ({ title }: LauncherTexts) => title },
  /** The first line of the launcher. Default: the title. */
  ctaTitle: { kind: shortText, default: '' },
  /** The second line of the launcher. Default none. */
  ctaSubtitle: { kind: shortText, default: '' },
  /** The language of the widget's own texts, as a BCP 47 tag, or `visitor` for the first of the browser's languages that there is, see [docs/languages.md](languages.md). Default: the language of the page around the element if there is one, otherwise English. */
  language: { kind: text },
  /** Whether the visitor can choose the [language](languages.md#the-visitors-choice) in the panel. Default `false`. */
  languageChoice: { kind: boolean, default: false },
  /** Whether the widget's own texts [follow the language](languages.md#in-a-call) that the provider detects in a call, until the call ends. Default `false`. */
  followLanguage: { kind: boolean, default: false },
  /** After how many seconds a [teaser](starters.md#a-teaser-beside-the-launcher) is shown beside the launcher, once per visit. Default `0`: none. */
  teaser: { kind: seconds, default: 0 },
};

/** Read by the panel. */
export const PANEL = {
  /** Whether the panel says that visitors talk with an AI, in the words of `texts.disclosure`. With `off` the page must say so. Default `on`. */
  aiDisclosure: { kind: /* @__PURE__ */ oneOf(['on', 'off']), default: 'on' },
  /** Whether a button in the header expands the panel to the whole window, and back. Default `false`. */
  expandable: { kind: boolean, default: false },
  /** The URL of the assistant's picture, or a path of the page's own site. Default none. */
  avatar: { kind: urlOrPath, default: '' },
  /** The headline of an empty conversation, such as what the assistant can do. Default `How can I help you?`. */
  greeting: { kind: shortText, default: ({ greeting }: Texts) => greeting },
  /** The text of the button that starts a call. Default `Start`. */
  startButtonText: { kind: shortText, default: ({ start }: Texts) => start },
  /** The text of the button that ends a call. Default `End Call`. */
  endButtonText: { kind: shortText, default: ({ end }: Texts) => end },
  /** Shown before the first call. Default `Click the start button to begin a conversation`. */
  voiceEmptyMessage: { kind: shortText, default: ({ empty }: Texts) => empty.voice },
  /** Shown in a call before anything was said. Default `Listening...`. */
  voiceActiveEmptyMessage: {
    kind: shortText,
    default: ({ empty }: Texts) => empty['voice-active'],
  },
  /** Shown before the first typed message. Default `Type a message to start chatting`. */
  chatEmptyMessage: { kind: shortText, default: ({ empty }: Texts) => empty.chat },
  /** Shown before the first typed message or call. Default `Use voice or text to communicate`. */
  hybridEmptyMessage: { kind: shortText, default: ({ empty }: Texts) => empty.hybrid },
  /** Shown in the empty text box. Default `Type your message...`. */
  chatPlaceholder: { kind: shortText, default: ({ placeholder }: Texts) => placeholder },
  /** The title of the consent dialog. Default `Terms and conditions`. */
  consentTitle: { kind: shortText, default: ({ consent }: Texts) => consent.title },
  /** The terms to which visitors agree, in Markdown. Default: a text on recording, storage and sharing. */
  consentContent: { kind: text, default: ({ consent }: Texts) => consent.content },
  /** Another way to reach the site, shown when the assistant is not available: a URL, a path of the page's own site, or a `mailto:` or `tel:` link. Default none. */
  contact: { kind: link },
  /** Texts to begin with: buttons in an empty conversation, see [docs/starters.md](starters.md). Default none. */
  starters: { kind: list as Kind<readonly Starter[]> },
  /** The hosts that cards in answers may load images from, such as `images.example.com`. Default none: cards have no images. */
  imageHosts: { kind: list as Kind<readonly string[]> },
  /** Replacements for the widget's own texts. `texts.language` is the BCP 47 tag of their language, such as `de`. */
  texts: { kind: object as Kind<SomeTexts> },
};

/** The text that the launcher needs before the others have loaded. */
export type LauncherTexts = Pick<Texts, 'title'>;

/** Entries of a table by the names of their options. */
export type Table = Readonly<Record<string, { readonly kind: Kind; readonly default?: unknown }>>;

type ValueOf<Entry> = Entry extends { readonly kind: Kind<infer Value> } ? Value : never;

/** The options of a table as a page sets them. */
export type OptionsOf<Entries> = { -readonly [Name in keyof Entries]?: ValueOf<Entries[Name]> };

/** The options of a table with the defaults applied. */
export type ResolvedOf<Entries> = {
  [
    Name in keyof Entries as Entries[Name] extends { readonly default: unknown } ? Name : never
  ]: ValueOf<Entries[Name]>;
} & {
  [
    Name in keyof Entries as Entries[Name] extends { readonly default: unknown } ? never : Name
  ]?: ValueOf<Entries[Name]>;
};

/**
 * The options of a headless assistant: all but those that only concern its look. The compiler's errors name
 * this interface because it has two bases: of one with a single base they write out the base.
 */
export interface HeadlessOptions
  extends OptionsOf<typeof ACCESS & typeof CALL>, OptionsOf<typeof MACHINE & typeof ASSISTANT> {}

/** The options of a headless assistant with the defaults applied. */
export type ResolvedHeadlessOptions = ResolvedOf<
  typeof ACCESS & typeof CALL & typeof MACHINE & typeof ASSISTANT
>;

/** The options that the launcher reads, with the defaults applied. */
export type Look = ResolvedOf<typeof LOOK & Pick<typeof MACHINE, 'mode'>>;

/** All options of the widget. */
export interface AssistantOptions extends HeadlessOptions, OptionsOf<typeof LOOK & typeof PANEL> {}
