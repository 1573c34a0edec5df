/** The name of a header that carries emulated media features from Playwright to the proxy. */
export const EMULATED_MEDIA = 'x-emulated-media';

/** The parts of a WebDriver BiDi message that are read here. */
export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: { readonly contexts?: readonly { readonly context: string }[] };
}

export interface Params {
  /** A browsing context, in an event. */
  readonly context?: string;
  readonly parent?: string | null;
  readonly userContext?: string;
  /** Of a download: its address and its name. */
  readonly url?: string | undefined;
  readonly download?: string | undefined;
  /** Browsing contexts, in a command. */
  readonly contexts?: readonly string[];
  readonly userContexts?: readonly string[];
  readonly features?: Record<string, string | null>;
  readonly headers?: readonly {
    readonly name: string;
    readonly value: { readonly value: string };
  }[];
}
