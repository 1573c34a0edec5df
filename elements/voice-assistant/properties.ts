import { LitElement, type PropertyDeclarations } from 'lit';
import type { AssistantOptions } from '../../core/headless/index.js';
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

/** The options as properties: each is described where the options are. */
export interface AssistantProperties extends Pick<
  AssistantOptions,
  Exclude<OptionProperty, 'heading'>
> {
  /** The main label of the panel. Default `Talk with AI`. Named `heading` since every HTML element has a `title` of its own: a tooltip. */
  heading?: AssistantOptions['title'];
}

/** The options as props of a framework. What is undefined is not given. */
export type OptionProps = {
  [Name in OptionProperty | 'options']?: AssistantProperties[Name] | undefined;
};

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
