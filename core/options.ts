import { boolean, callback, notKnown, record, text, url } from './option-checks.js';
import { DEFAULT_API_URL } from './constants.js';
import type { SomeTexts, Texts } from './locales/en.js';
import { replaceTexts } from './locales/replace-texts.js';
import { defaultLook, fillIn, LOOK_CHECKS, type Checks, type Resolved } from './look.js';
import type { Mode } from './machine/settings.js';
import type { News } from './machine/effects.js';

/** An object as the provider's API takes it, such as an inline assistant or overrides. */
export type ProviderObject = Readonly<Record<string, unknown>>;

export type Position = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left' | 'bottom-center';
export type Size = 'tiny' | 'compact' | 'full';
export type Radius = 'none' | 'small' | 'medium' | 'large';
export type Theme = 'light' | 'dark' | 'auto';

/** All that a page may say about its assistant. Everything has a default but the two identities. */
export interface AssistantOptions {
  /** The public key of the provider's account, sent as the bearer credential. */
  publicKey?: string;
  /** The id of the assistant to talk with. */
  assistantId?: string;
  /** An assistant described inline, instead of an id. Voice only. */
  assistant?: ProviderObject;
  /** What to change about the assistant for this page. */
  assistantOverrides?: ProviderObject;
  /** The id of a squad, or a squad described inline, to call instead of one assistant. */
  squad?: string | ProviderObject;
  /** The id of a workflow, or a workflow described inline, to call instead of an assistant. */
  workflow?: string | ProviderObject;
  /** What to change about the workflow for this page. */
  workflowOverrides?: ProviderObject;
  /** The base URL of the provider's API. Default `https://api.vapi.ai`. */
  apiUrl?: string;
  /** Where the call library's bundle is served, if not by Daily. It is code: name only what you trust. */
  callBundleUrl?: string;
  /** Whether visitors talk, type, or may do both. Default `chat`. */
  mode?: Mode;
  /** Whether spoken words are shown in a call. Default `false`: an animated visual is shown. */
  showTranscript?: boolean;
  /** Where on the page the widget stands. Default `bottom-right`. */
  position?: Position;
  /** The size of launcher and panel. Default `full`. */
  size?: Size;
  /** How round the corners are. Default `medium`. */
  radius?: Radius;
  /** `auto` follows the colour scheme of the page. Default `light`. */
  theme?: Theme;
  /** Theme, size and radius in one object; the single options win over it. */
  styles?: { theme?: Theme; size?: Size; radius?: Radius };
  /** The background. Default white; in the dark theme white becomes black. */
  baseColor?: string;
  /** The colour of what is active. Default `#14B8A6`. */
  accentColor?: string;
  /** The background of the launcher. Default `#000000`. */
  ctaButtonColor?: string;
  /** The text of the launcher. Default `#FFFFFF`. */
  ctaButtonTextColor?: string;
  /** The main label of the panel. Default `Talk with AI`. */
  title?: string;
  /** The first line of the launcher. Default: the title. */
  ctaTitle?: string;
  /** The second line of the launcher. Default none. */
  ctaSubtitle?: string;
  /** The text of the button that starts a call. Default `Start`. */
  startButtonText?: string;
  /** The text of the button that ends a call. Default `End Call`. */
  endButtonText?: string;
  /** Shown before the first call. Default `Click the start button to begin a conversation`. */
  voiceEmptyMessage?: string;
  /** Shown in a call in which nothing was said yet. Default `Listening...`. */
  voiceActiveEmptyMessage?: string;
  /** Shown before the first typed message. Default `Type a message to start chatting`. */
  chatEmptyMessage?: string;
  /** Shown before the first typed message or call. Default `Use voice or text to communicate`. */
  hybridEmptyMessage?: string;
  /** What the assistant says first in a chat. Default nothing. */
  firstChatMessage?: string;
  /** Shown in the empty text box. Default `Type your message...`. */
  chatPlaceholder?: string;
  /** Whether visitors must agree before anything is sent or recorded. Default `false`. */
  consentRequired?: boolean;
  /** The title of the consent dialog. Default `Terms and conditions`. */
  consentTitle?: string;
  /** What visitors agree to, in markdown. Default: a text on recording, storage and sharing. */
  consentContent?: string;
  /** The local storage key that remembers the consent. Default `voice-assistant-consent`. */
  consentStorageKey?: string;
  /** Words of the widget itself to be replaced, for another language for instance. */
  texts?: SomeTexts;
  /** Called when the assistant listens. */
  onCallStart?: () => void;
  /** Called when a call is over. */
  onCallEnd?: () => void;
  /** Called with each message of a call or chat. */
  onMessage?: (message: unknown) => void;
  /** Called with each error. */
  onError?: (error: Extract<News, { type: 'error' }>['error']) => void;
}

type Unset = 'publicKey' | 'assistantId' | 'assistant' | 'assistantOverrides' | 'squad';
type UnsetToo = 'workflow' | 'workflowOverrides' | 'callBundleUrl' | 'baseColor' | 'styles';
type Callbacks = 'onCallStart' | 'onCallEnd' | 'onMessage' | 'onError';
type Optional = Unset | UnsetToo | Callbacks;
type Filled = Required<Omit<AssistantOptions, Optional | 'texts'>>;

/** The options with every default filled in. */
export type ResolvedOptions = Filled & Pick<AssistantOptions, Optional> & { readonly texts: Texts };

const CHECKS: Checks<keyof AssistantOptions> = {
  ...LOOK_CHECKS,
  publicKey: text,
  assistantId: text,
  assistant: record,
  assistantOverrides: record,
  squad: [text, record],
  workflow: [text, record],
  workflowOverrides: record,
  apiUrl: url,
  callBundleUrl: url,
  showTranscript: boolean,
  startButtonText: text,
  endButtonText: text,
  voiceEmptyMessage: text,
  voiceActiveEmptyMessage: text,
  chatEmptyMessage: text,
  hybridEmptyMessage: text,
  firstChatMessage: text,
  chatPlaceholder: text,
  consentRequired: boolean,
  consentTitle: text,
  consentContent: text,
  consentStorageKey: text,
  texts: record,
  onCallStart: callback,
  onCallEnd: callback,
  onMessage: callback,
  onError: callback,
};

function defaultsIn(texts: Texts): ResolvedOptions {
  return {
    ...defaultLook(texts.title),
    apiUrl: DEFAULT_API_URL,
    showTranscript: false,
    startButtonText: texts.start,
    endButtonText: texts.end,
    voiceEmptyMessage: texts.empty.voice,
    voiceActiveEmptyMessage: texts.empty.voiceActive,
    chatEmptyMessage: texts.empty.chat,
    hybridEmptyMessage: texts.empty.hybrid,
    firstChatMessage: '',
    chatPlaceholder: texts.placeholder,
    consentRequired: false,
    consentTitle: texts.consent.title,
    consentContent: texts.consent.content,
    consentStorageKey: 'voice-assistant-consent',
    texts,
  };
}

/**
 * Fills in the defaults. A value that is not allowed gets one warning that names it, and its
 * default; an option that is not known gets one too. Nothing is thrown.
 */
export function resolveOptions(given: AssistantOptions): Resolved<ResolvedOptions> {
  const { texts, unknown } = replaceTexts(record.accepts(given.texts) ? given.texts! : {});
  const { options, warnings } = fillIn(defaultsIn(texts), given, CHECKS);
  const strange = Object.keys(given).filter((name) => !Object.hasOwn(CHECKS, name));
  return {
    options: { ...options, texts },
    warnings: [
      ...warnings,
      ...strange.map(notKnown),
      ...unknown.map(
        (name) => `voice-assistant: option texts: there is no text "${name}". It is ignored.`,
      ),
    ],
  };
}
