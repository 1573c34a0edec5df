import { LitElement, type PropertyDeclarations } from 'lit';
import {
  boolean,
  callback,
  idOrObject,
  list,
  object,
  seconds,
  type Kind,
} from '../../core/kinds/kinds.js';
import {
  ACCESS,
  ASSISTANT,
  CALL,
  LOOK,
  MACHINE,
  PANEL,
  type AssistantOptions,
  type Table,
} from '../../core/options/table.js';
import {
  booleanAttribute,
  idOrJsonAttribute,
  jsonAttribute,
  numberAttribute,
  type Converter,
} from './converters.js';

/** The option of an element property: every HTML element already has a `title`, its tooltip. */
const optionOf = (property: string) => (property === 'heading' ? 'title' : property);

const KINDS = Object.entries<Table[string]>({
  ...ACCESS,
  ...MACHINE,
  ...CALL,
  ...ASSISTANT,
  ...LOOK,
  ...PANEL,
}).flatMap(([name, { kind }]) =>
  kind === callback ? [] : [[name === 'title' ? 'heading' : name, kind] as const],
);

type CallbackName = keyof {
  [
    Name in keyof AssistantOptions as NonNullable<AssistantOptions[Name]> extends (
      ...parameters: never
    ) => unknown
      ? Name
      : never
  ]: Name;
};

/** The options that are properties. Callbacks are only accepted in `options`. */
type OptionProperty = Exclude<keyof AssistantOptions, CallbackName | 'title'> | 'heading';

export const OPTION_PROPERTIES = KINDS.map(([name]) => name as OptionProperty);

/** The options as properties. */
export interface AssistantProperties extends Pick<
  AssistantOptions,
  Exclude<OptionProperty, 'heading'>
> {
  /** The main label of the panel. Default `Talk with AI`. Named `heading` because every HTML element has a `title`, its tooltip. */
  heading?: AssistantOptions['title'];
}

/** The options as props of a framework. */
export interface OptionProps extends Optional<
  Pick<AssistantProperties, OptionProperty | 'options'>
> {}

/** Keeps the docstrings of the members, as a type over a union of their names does not. */
type Optional<Members> = { [Name in keyof Members]?: Members[Name] | undefined };

/** How attributes are read, by the kind of their option. Others are text. */
const CONVERTERS = new Map<Kind, Converter>([
  [boolean, booleanAttribute],
  [seconds, numberAttribute],
  [object, jsonAttribute],
  [list, jsonAttribute],
  [idOrObject, idOrJsonAttribute],
]);

/** The attributes, in the order of the properties: `public-key`. */
export const ATTRIBUTES = OPTION_PROPERTIES.join()
  .replace(/[A-Z]/g, '-$&')
  .toLowerCase()
  .split(',');

/**
 * Every option as an attribute and as a property. One that is absent or undefined has its default; one
 * that is set takes precedence over the same option in `options`.
 *
 * The accessors are defined here and not by Lit, whose declarations of so many properties would take a
 * considerable part of the time until the launcher shows.
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
          return this.#values[name];
        },
        set(this: AssistantProperties, value: unknown) {
          this.#set(name, value);
        },
      });
  }

  readonly #values: Partial<Record<OptionProperty, unknown>> = {};

  /** All options in one object, including callbacks. Single properties take precedence. */
  declare options?: AssistantOptions;

  override connectedCallback(): void {
    // Values set before the element was defined are own properties that shadow the accessors.
    for (const name of OPTION_PROPERTIES) if (Object.hasOwn(this, name)) this.#adopt(name);
    super.connectedCallback();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const [option, kind] = KINDS[ATTRIBUTES.indexOf(name)] ?? [];
    if (!option || !kind) return super.attributeChangedCallback(name, old, value);
    const convert = CONVERTERS.get(kind);
    this.#set(option as OptionProperty, convert ? convert(value) : value);
  }

  #adopt(name: OptionProperty): void {
    const value = this[name];
    delete this[name];
    this.#set(name, value);
  }

  #set(name: OptionProperty, value: unknown): void {
    const old = this.#values[name];
    this.#values[name] = value;
    this.requestUpdate(name, old);
  }

  /** @internal The page's options in one object. */
  pageOptions(): AssistantOptions {
    const pageOptions: Record<string, unknown> = { ...this.options };
    for (const [name, value] of Object.entries(this.#values))
      if (value !== undefined && value !== null) pageOptions[optionOf(name)] = value;
    return pageOptions;
  }
}
