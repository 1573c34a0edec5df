import { LitElement, type PropertyDeclarations } from 'lit';
import type { AssistantOptions } from '../core/index.js';
import {
  booleanAttribute,
  idOrJsonAttribute,
  jsonAttribute,
  numberAttribute,
  type Converter,
} from './converters.js';

/** The properties that are options. */
export const OPTION_PROPERTIES = [
  'publicKey',
  'assistantId',
  'assistant',
  'assistantOverrides',
  'squad',
  'workflow',
  'workflowOverrides',
  'apiUrl',
  'callBundleUrl',
  'mode',
  'showTranscript',
  'typingInCall',
  'showModelOutput',
  'startMuted',
  'pushToTalk',
  'maxDurationSeconds',
  'silenceTimeoutSeconds',
  'rejoin',
  'dailyOptions',
  'position',
  'size',
  'radius',
  'theme',
  'styles',
  'baseColor',
  'accentColor',
  'ctaButtonColor',
  'ctaButtonTextColor',
  'heading',
  'ctaTitle',
  'ctaSubtitle',
  'startButtonText',
  'endButtonText',
  'voiceEmptyMessage',
  'voiceActiveEmptyMessage',
  'chatEmptyMessage',
  'hybridEmptyMessage',
  'firstChatMessage',
  'chatPlaceholder',
  'consentRequired',
  'consentTitle',
  'consentContent',
  'consentStorageKey',
  'texts',
] as const;

type OptionProperty = (typeof OPTION_PROPERTIES)[number];

/** How the attributes are read of the options that are not texts. */
const CONVERTERS: Partial<Record<OptionProperty, Converter>> = {
  assistant: jsonAttribute,
  assistantOverrides: jsonAttribute,
  squad: idOrJsonAttribute,
  workflow: idOrJsonAttribute,
  workflowOverrides: jsonAttribute,
  showTranscript: booleanAttribute,
  typingInCall: booleanAttribute,
  showModelOutput: booleanAttribute,
  startMuted: booleanAttribute,
  pushToTalk: booleanAttribute,
  maxDurationSeconds: numberAttribute,
  silenceTimeoutSeconds: numberAttribute,
  rejoin: booleanAttribute,
  dailyOptions: jsonAttribute,
  styles: jsonAttribute,
  consentRequired: booleanAttribute,
  texts: jsonAttribute,
};

/** Each attribute is named like its property, in the way of attributes: `public-key`. */
const ATTRIBUTES = OPTION_PROPERTIES.join().replace(/[A-Z]/g, '-$&').toLowerCase().split(',');

/**
 * Every option as an attribute and as a property. One that is not given, or undefined, has its
 * default; one that is given wins over the same one in `options`.
 *
 * The options are properties of our own making and not of Lit's, since to declare so many to Lit
 * takes a good part of the time in which the launcher is shown.
 */
export class AssistantProperties extends LitElement {
  static override properties: PropertyDeclarations = { options: { attribute: false } };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...ATTRIBUTES];
  }

  static {
    for (const name of OPTION_PROPERTIES)
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: AssistantProperties) {
          return this.#given[name];
        },
        set(this: AssistantProperties, value: unknown) {
          this.#give(name, value);
        },
      });
  }

  readonly #given: Partial<Record<OptionProperty, unknown>> = {};

  /** All options in one object, callbacks included. Those that are given by themselves win over it. */
  declare options?: AssistantOptions;

  /** The public key of the provider's account, sent as the bearer credential. */
  declare publicKey?: string;

  /** The id of the assistant to talk with. */
  declare assistantId?: string;

  /** An assistant described inline, instead of an id. Voice only. */
  declare assistant?: AssistantOptions['assistant'];

  /** What to change about the assistant for this page. */
  declare assistantOverrides?: AssistantOptions['assistantOverrides'];

  /** The id of a squad, or a squad described inline, to call instead of one assistant. */
  declare squad?: AssistantOptions['squad'];

  /** The id of a workflow, or a workflow described inline, to call instead of an assistant. */
  declare workflow?: AssistantOptions['workflow'];

  /** What to change about the workflow for this page. */
  declare workflowOverrides?: AssistantOptions['workflowOverrides'];

  /** The base URL of the provider's API, or a path of the page's own site that leads there. Default `https://api.vapi.ai`. */
  declare apiUrl?: string;

  /** Where the call library's bundle is served, if not by Daily. It is code: name only what you trust. */
  declare callBundleUrl?: string;

  /** Whether visitors talk, type, or may do both. Default `chat`. */
  declare mode?: AssistantOptions['mode'];

  /** Whether spoken words are shown in a call. Default `false`: an animated visual is shown. */
  declare showTranscript?: boolean;

  /** Whether one may type to the assistant in a call, where the mode is `hybrid`. Default `false`: typing ends the call. */
  declare typingInCall?: boolean;

  /** Whether the assistant's words are shown as they are written, before they are spoken. Default `false`. */
  declare showModelOutput?: boolean;

  /** Whether a call starts with the visitor muted. Ignored where the size is `tiny` and the mode `voice`, since there is no button to unmute. Default `false`. */
  declare startMuted?: boolean;

  /** Whether the visitor is heard only while a button is held. Ignored where the size is `tiny` and the mode `voice`, since there is no such button. Default `false`. */
  declare pushToTalk?: boolean;

  /** The longest call, in seconds, with a countdown before its end. Default `0`: no limit. */
  declare maxDurationSeconds?: number;

  /** The longest silence of both, in seconds, with a countdown before the call is ended. Default `0`: no limit. */
  declare silenceTimeoutSeconds?: number;

  /** Whether a call goes on when the visitor loads a page of this site anew in the same tab. Default `false`. */
  declare rejoin?: boolean;

  /** What the call library is to be told beyond what the widget tells it, such as `userName`. */
  declare dailyOptions?: AssistantOptions['dailyOptions'];

  /** Where on the page the widget stands. Default `bottom-right`. */
  declare position?: AssistantOptions['position'];

  /** The size of launcher and panel. Default `full`. */
  declare size?: AssistantOptions['size'];

  /** How round the corners are. Default `medium`. */
  declare radius?: AssistantOptions['radius'];

  /** `auto` follows the colour scheme of the page. Default `light`. */
  declare theme?: AssistantOptions['theme'];

  /** Theme, size and radius in one object; the single options win over it. */
  declare styles?: AssistantOptions['styles'];

  /** The background. Default white; in the dark theme white becomes black. */
  declare baseColor?: string;

  /** The colour of what is active. Default `#14B8A6`. */
  declare accentColor?: string;

  /** The background of the launcher. Default `#000000`. */
  declare ctaButtonColor?: string;

  /** The text of the launcher. Default `#FFFFFF`. */
  declare ctaButtonTextColor?: string;

  /** The main label of the panel. Default `Talk with AI`. Named `heading` since every HTML element has a `title` of its own: a tooltip. */
  declare heading?: string;

  /** The first line of the launcher. Default: the title. */
  declare ctaTitle?: string;

  /** The second line of the launcher. Default none. */
  declare ctaSubtitle?: string;

  /** The text of the button that starts a call. Default `Start`. */
  declare startButtonText?: string;

  /** The text of the button that ends a call. Default `End Call`. */
  declare endButtonText?: string;

  /** Shown before the first call. Default `Click the start button to begin a conversation`. */
  declare voiceEmptyMessage?: string;

  /** Shown in a call in which nothing was said yet. Default `Listening...`. */
  declare voiceActiveEmptyMessage?: string;

  /** Shown before the first typed message. Default `Type a message to start chatting`. */
  declare chatEmptyMessage?: string;

  /** Shown before the first typed message or call. Default `Use voice or text to communicate`. */
  declare hybridEmptyMessage?: string;

  /** What the assistant says first in a chat. Default nothing. */
  declare firstChatMessage?: string;

  /** Shown in the empty text box. Default `Type your message...`. */
  declare chatPlaceholder?: string;

  /** Whether visitors must agree before anything is sent or recorded. Default `false`. */
  declare consentRequired?: boolean;

  /** The title of the consent dialog. Default `Terms and conditions`. */
  declare consentTitle?: string;

  /** What visitors agree to, in markdown. Default: a text on recording, storage and sharing. */
  declare consentContent?: string;

  /** The local storage key that remembers the consent. Default `voice-assistant-consent`. */
  declare consentStorageKey?: string;

  /** Words of the widget itself to be replaced. In another language, `texts.language` names it by its BCP 47 tag, such as `de`. */
  declare texts?: AssistantOptions['texts'];

  override connectedCallback(): void {
    // What a page set before the element was defined became properties that hide those of the class.
    for (const name of Object.keys(this)) if (isOption(name)) this.#adopt(name);
    super.connectedCallback();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const option = OPTION_PROPERTIES[ATTRIBUTES.indexOf(name)];
    if (!option) return super.attributeChangedCallback(name, old, value);
    const read = CONVERTERS[option];
    this.#give(option, read ? read(value) : value);
  }

  #adopt(name: OptionProperty): void {
    const value = this[name];
    delete this[name];
    this.#give(name, value);
  }

  #give(name: OptionProperty, value: unknown): void {
    const old = this.#given[name];
    this.#given[name] = value;
    this.requestUpdate(name, old);
  }

  /** What the page said, in one object. */
  protected givenOptions(): AssistantOptions {
    const given: Record<string, unknown> = { ...this.options };
    for (const [name, value] of Object.entries(this.#given))
      if (value !== undefined && value !== null) given[name === 'heading' ? 'title' : name] = value;
    return given;
  }
}

function isOption(name: string): name is OptionProperty {
  return (OPTION_PROPERTIES as readonly string[]).includes(name);
}
