import {
  BEHAVIOUR_CHECKS,
  DEFAULT_BEHAVIOUR,
  strangers,
  type Behaviour,
  type HeadlessOptions,
} from './headless-options.js';
import type { Checks, Resolved } from './fill-in.js';
import { record, text } from './checks.js';
import { en, type LateTexts, type SomeTexts, type Texts } from '../i18n/en.js';
import { replaceTexts } from '../i18n/replace-texts.js';
import {
  defaultLook,
  fillInLook,
  LOOK_CHECKS,
  type Position,
  type Radius,
  type Size,
  type Theme,
} from './look.js';
import type { Mode } from '../machine/settings.js';
import type { ErrorReport } from '../reports/error-report.js';
import type { AssistantEvent } from '../machine/effects.js';

/** An object as the provider's API takes it, such as an inline assistant or overrides. */
export type ProviderObject = Readonly<Record<string, unknown>>;

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
  /** The base URL of the provider's API, or a path of the page's own site that leads there. Default `https://api.vapi.ai`. */
  apiUrl?: string;
  /** Where the call library's bundle is served, if not by Daily. It is code: name only what you trust. */
  callBundleUrl?: string;
  /** Whether visitors talk, type, or may do both. Default `chat`. */
  mode?: Mode;
  /** Whether spoken words are shown in a call. Default `false`: an animated visual is shown. */
  showTranscript?: boolean;
  /** Whether one may type to the assistant in a call, where the mode is `hybrid`. Default `false`: typing ends the call. */
  typingInCall?: boolean;
  /** Whether the assistant's words are shown as they are written, before they are spoken. Default `false`. */
  showModelOutput?: boolean;
  /** Whether a call starts with the visitor muted. Ignored where the size is `tiny` and the mode `voice`, since there is no button to unmute. Default `false`. */
  startMuted?: boolean;
  /** Whether the visitor is heard only while a button is held. Ignored where the size is `tiny` and the mode `voice`, since there is no such button. Default `false`. */
  pushToTalk?: boolean;
  /** The longest call, in seconds, with a countdown before its end. Default `0`: no limit. */
  maxDurationSeconds?: number;
  /** The longest silence of both, in which nobody touches the page either, in seconds, with a countdown before the call is ended. Default `0`: no limit. */
  silenceTimeoutSeconds?: number;
  /** Whether a call goes on when the visitor loads a page of this site anew in the same tab. Default `false`. */
  rejoin?: boolean;
  /** What the call library is to be told beyond what the widget tells it, such as `userName`. Noise is cancelled unless its `inputSettings` have an audio processor of the type `none`. [docs/rules.md](rules.md#the-option-dailyoptions) has all keys. */
  dailyOptions?: ProviderObject;
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
  /** Words of the widget itself to be replaced. In another language, `texts.language` names it by its BCP 47 tag, such as `de`. */
  texts?: SomeTexts;
  /** Called when the assistant listens. */
  onCallStart?: () => void;
  /** Called when a call is over. */
  onCallEnd?: () => void;
  /** Called with each message of a call or chat. */
  onMessage?: (message: unknown) => void;
  /** Called with each error. */
  onError?: (error: Extract<AssistantEvent, { type: 'error' }>['error']) => void;
  /** Called with each error and what is known of it, for an error-reporting service. Keys, tokens and user data are taken out before. */
  errorReporter?: (report: ErrorReport) => void;
}

type Face = Exclude<
  keyof AssistantOptions,
  keyof HeadlessOptions | 'baseColor' | 'styles' | 'texts'
>;

/** The options with every default filled in. */
export type ResolvedOptions = Behaviour &
  Required<Pick<AssistantOptions, Face>> &
  Pick<AssistantOptions, 'baseColor' | 'styles'> & {
    readonly texts: Texts;
    /** What the page replaces of the words that are loaded later. */
    readonly lateTexts: LateTexts;
  };

const CHECKS: Checks<keyof AssistantOptions> = {
  ...LOOK_CHECKS,
  ...BEHAVIOUR_CHECKS,
  startButtonText: text,
  endButtonText: text,
  voiceEmptyMessage: text,
  voiceActiveEmptyMessage: text,
  chatEmptyMessage: text,
  hybridEmptyMessage: text,
  chatPlaceholder: text,
  consentTitle: text,
  consentContent: text,
  texts: record,
};

function defaultsIn(texts: Texts): ResolvedOptions {
  return {
    ...DEFAULT_BEHAVIOUR,
    ...defaultLook(texts.title),
    startButtonText: texts.start,
    endButtonText: texts.end,
    voiceEmptyMessage: texts.empty.voice,
    voiceActiveEmptyMessage: texts.empty.voiceActive,
    chatEmptyMessage: texts.empty.chat,
    hybridEmptyMessage: texts.empty.hybrid,
    chatPlaceholder: texts.placeholder,
    consentTitle: texts.consent.title,
    consentContent: texts.consent.content,
    texts,
    lateTexts: {},
  };
}

/**
 * Fills in the defaults. A value that is not allowed gets one warning that names it, and its
 * default; an option that is not known gets one too. Nothing is thrown.
 */
export function resolveOptions(given: AssistantOptions): Resolved<ResolvedOptions> {
  // The words of some parts come with these parts, and are checked there.
  const { call, sound, pastCall, ...own }: SomeTexts = record.accepts(given.texts)
    ? given.texts!
    : {};
  const { texts, warnings: ofTexts } = replaceTexts<Texts>(en, own);
  const { options, warnings } = fillInLook(defaultsIn(texts), given, CHECKS);
  const silencing = silencingIn(options);
  return {
    options: {
      ...options,
      ...Object.fromEntries(silencing.map((name) => [name, false])),
      texts,
      lateTexts: { call, sound, pastCall },
    },
    warnings: [
      ...warnings,
      ...strangers(given, CHECKS),
      ...ofTexts,
      ...silencing.map(
        (name) =>
          `voice-assistant: option ${name} is ignored: size "tiny" in mode "voice" has no button for it.`,
      ),
    ],
  };
}

/** What would keep a visitor from being heard at all, where the launcher is the only button. */
function silencingIn({ size, mode, ...options }: ResolvedOptions) {
  if (size !== 'tiny' || mode !== 'voice') return [];
  return (['startMuted', 'pushToTalk'] as const).filter((name) => options[name]);
}
