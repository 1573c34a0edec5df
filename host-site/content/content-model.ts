import type { LucideIcon } from 'lucide-react';
import type { RoutePath } from '../paths.js';

type Texts = readonly string[];

/** A page's metadata and its beginning. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** The title in a state that the query of the address chooses, where that has one of its own. */
  readonly titleOf?: (query: URLSearchParams) => string | undefined;
  readonly head: PageHead;
}

/** A link within the site, with or without a query that chooses a state of the page. */
export interface Link {
  readonly to: RoutePath | `${RoutePath}?${string}`;
  readonly label: string;
}

export interface Section {
  readonly title: string;
  readonly lede: string;
  readonly points?: readonly Point[];
  /** What to do next, the main action first. */
  readonly links?: readonly Link[];
}

export interface PageHead extends Section {
  readonly eyebrow: string;
  /** The picture next to the text. */
  readonly picture?: Picture;
}

/** A point made in a few words: a feature, a value, a step, a question with its answer. */
export interface Point {
  readonly title: string;
  readonly text: string;
  readonly icon?: LucideIcon;
  readonly price?: string;
  /** The part of the offer that it comes with. */
  readonly limit?: string;
}

export interface Stat {
  readonly value: number;
  readonly unit: '' | '+' | 'x' | '%';
  readonly label: string;
}

/** A picture in several widths, as `/pictures/NAME-WIDTH.avif`. */
export interface Picture {
  readonly name: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Where there are more widths than every picture has. */
  readonly widths?: readonly number[];
}

export interface ChatMessage {
  readonly sender: 'ai' | 'user';
  readonly message: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The English translation. */
  readonly meaning?: string | undefined;
  /** The time of day. */
  readonly time?: string;
}

/** Prices are in rupees. */
export interface Offer {
  readonly name: string;
  readonly price: {
    readonly now: number;
    /** The price before a launch offer, shown struck through. */
    readonly was?: number;
    readonly per: 'project' | 'month';
  };
  readonly includes: Texts;
  /** The next step. */
  readonly link: Link;
}

export interface PeriodPrice {
  readonly monthly: number;
  readonly yearly: number;
}

/** A plan, a package or a bundle. */
export interface Plan<Price = PeriodPrice> {
  readonly name: string;
  readonly description: string;
  readonly price: Price;
  readonly originalPrice?: PeriodPrice;
  readonly features: Texts;
  readonly notIncluded?: Texts;
  readonly popular?: boolean;
  /** Whether it names what it saves as an amount; otherwise in per cent. */
  readonly saving?: 'amount';
  readonly icon?: LucideIcon;
  readonly colour?: 'emerald' | 'teal' | 'indigo' | 'slate';
}
