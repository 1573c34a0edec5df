import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { AssistantOptions } from '../core/index.js';
import { booleanAttribute, idOrJsonAttribute, jsonAttribute } from './converters.js';

/**
 * Every option as an attribute and as a property. One that is not given, or undefined, has its
 * default; one that is given wins over the same one in `options`.
 */
export class AssistantProperties extends LitElement {
  /** All options in one object, callbacks included. */
  @property({ attribute: false }) options?: AssistantOptions;

  /** The public key of the provider's account, sent as the bearer credential. */
  @property({ attribute: 'public-key' }) publicKey?: string;

  /** The id of the assistant to talk with. */
  @property({ attribute: 'assistant-id' }) assistantId?: string;

  /** An assistant described inline, instead of an id. Voice only. */
  @property({ converter: jsonAttribute }) assistant?: AssistantOptions['assistant'];

  /** What to change about the assistant for this page. */
  @property({ attribute: 'assistant-overrides', converter: jsonAttribute })
  assistantOverrides?: AssistantOptions['assistantOverrides'];

  /** The id of a squad, or a squad described inline, to call instead of one assistant. */
  @property({ converter: idOrJsonAttribute }) squad?: AssistantOptions['squad'];

  /** The id of a workflow, or a workflow described inline, to call instead of an assistant. */
  @property({ converter: idOrJsonAttribute }) workflow?: AssistantOptions['workflow'];

  /** What to change about the workflow for this page. */
  @property({ attribute: 'workflow-overrides', converter: jsonAttribute })
  workflowOverrides?: AssistantOptions['workflowOverrides'];

  /** The base URL of the provider's API. Default `https://api.vapi.ai`. */
  @property({ attribute: 'api-url' }) apiUrl?: string;

  /** Where the call library's bundle is served, if not by Daily. It is code: name only what you trust. */
  @property({ attribute: 'call-bundle-url' }) callBundleUrl?: string;

  /** Whether visitors talk, type, or may do both. Default `chat`. */
  @property() mode?: AssistantOptions['mode'];

  /** Whether spoken words are shown in a call. Default `false`: an animated visual is shown. */
  @property({ attribute: 'show-transcript', converter: booleanAttribute }) showTranscript?: boolean;

  /** Where on the page the widget stands. Default `bottom-right`. */
  @property() position?: AssistantOptions['position'];

  /** The size of launcher and panel. Default `full`. */
  @property() size?: AssistantOptions['size'];

  /** How round the corners are. Default `medium`. */
  @property() radius?: AssistantOptions['radius'];

  /** `auto` follows the colour scheme of the page. Default `light`. */
  @property() theme?: AssistantOptions['theme'];

  /** Theme, size and radius in one object; the single options win over it. */
  @property({ converter: jsonAttribute }) styles?: AssistantOptions['styles'];

  /** The background. Default white; in the dark theme white becomes black. */
  @property({ attribute: 'base-color' }) baseColor?: string;

  /** The colour of what is active. Default `#14B8A6`. */
  @property({ attribute: 'accent-color' }) accentColor?: string;

  /** The background of the launcher. Default `#000000`. */
  @property({ attribute: 'cta-button-color' }) ctaButtonColor?: string;

  /** The text of the launcher. Default `#FFFFFF`. */
  @property({ attribute: 'cta-button-text-color' }) ctaButtonTextColor?: string;

  /** The main label of the panel. Default `Talk with AI`. Named `heading` since every HTML element has a `title` of its own: a tooltip. */
  @property() heading?: string;

  /** The first line of the launcher. Default: the title. */
  @property({ attribute: 'cta-title' }) ctaTitle?: string;

  /** The second line of the launcher. Default none. */
  @property({ attribute: 'cta-subtitle' }) ctaSubtitle?: string;

  /** The text of the button that starts a call. Default `Start`. */
  @property({ attribute: 'start-button-text' }) startButtonText?: string;

  /** The text of the button that ends a call. Default `End Call`. */
  @property({ attribute: 'end-button-text' }) endButtonText?: string;

  /** Shown before the first call. Default `Click the start button to begin a conversation`. */
  @property({ attribute: 'voice-empty-message' }) voiceEmptyMessage?: string;

  /** Shown in a call in which nothing was said yet. Default `Listening...`. */
  @property({ attribute: 'voice-active-empty-message' }) voiceActiveEmptyMessage?: string;

  /** Shown before the first typed message. Default `Type a message to start chatting`. */
  @property({ attribute: 'chat-empty-message' }) chatEmptyMessage?: string;

  /** Shown before the first typed message or call. Default `Use voice or text to communicate`. */
  @property({ attribute: 'hybrid-empty-message' }) hybridEmptyMessage?: string;

  /** What the assistant says first in a chat. Default nothing. */
  @property({ attribute: 'first-chat-message' }) firstChatMessage?: string;

  /** Shown in the empty text box. Default `Type your message...`. */
  @property({ attribute: 'chat-placeholder' }) chatPlaceholder?: string;

  /** Whether visitors must agree before anything is sent or recorded. Default `false`. */
  @property({ attribute: 'consent-required', converter: booleanAttribute })
  consentRequired?: boolean;

  /** The title of the consent dialog. Default `Terms and conditions`. */
  @property({ attribute: 'consent-title' }) consentTitle?: string;

  /** What visitors agree to, in markdown. Default: a text on recording, storage and sharing. */
  @property({ attribute: 'consent-content' }) consentContent?: string;

  /** The local storage key that remembers the consent. Default `voice-assistant-consent`. */
  @property({ attribute: 'consent-storage-key' }) consentStorageKey?: string;

  /** Words of the widget itself to be replaced, for another language for instance. */
  @property({ converter: jsonAttribute }) texts?: AssistantOptions['texts'];

  /** What the page said, in one object. */
  protected givenOptions(): AssistantOptions {
    const given: Record<string, unknown> = { ...this.options };
    for (const name of OPTION_PROPERTIES) {
      const value = this[name];
      if (value !== undefined && value !== null) given[name === 'heading' ? 'title' : name] = value;
    }
    return given;
  }
}

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
] as const satisfies readonly (keyof AssistantProperties)[];
