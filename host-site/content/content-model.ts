import type { RoutePath } from '../paths.js';
import type { CATEGORY_IDS, LEGAL_TABS, ROLES } from './choices.js';

type Texts = readonly string[];

export interface Section {
  readonly title: string;
  readonly lede: string;
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
  /** The part of the offer that it comes with. */
  readonly limit?: string;
}

export interface Stat {
  readonly value: number;
  readonly unit: '' | '+' | 'x' | '%' | '/7' | ' s';
  readonly label: string;
  /** The word before the number, such as "under". */
  readonly before?: string;
}

export interface Testimonial {
  readonly name: string;
  readonly company: string;
  readonly role: string;
  readonly content: string;
  /** 1 to 5. */
  readonly rating: number;
}

export interface Language {
  readonly name: string;
  /** Its own name in its own script. */
  readonly endonym: string;
  /** A BCP 47 tag. */
  readonly tag: string;
}

/** A picture in several widths, as `/pictures/NAME-WIDTH.avif`. */
export interface Picture {
  readonly name: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
}

export interface Film {
  readonly sources: readonly { readonly src: string; readonly type: 'video/mp4' | 'video/webm' }[];
  readonly title: string;
  /** Shown when it cannot be played. */
  readonly fault: string;
}

export interface NavigationItem {
  readonly label: string;
  readonly to: RoutePath;
  /** Selects a state of the page, such as `?tab=terms`. */
  readonly query?: `?${string}=${string}`;
}

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** The address of a portrait on the site. */
  readonly image: `/portraits/${string}.svg`;
  readonly bio: string;
  readonly social: Texts;
}

export interface Office {
  readonly city: string;
  readonly address: string;
  readonly phone: string;
  readonly isHeadquarters: boolean;
  /** Degrees north and east. */
  readonly at: readonly [north: number, east: number];
}

/** A way to reach the company. */
export interface ContactCard {
  readonly title: string;
  readonly text: string;
  readonly href?: `tel:${string}` | `mailto:${string}`;
}

export interface Company {
  readonly name: string;
  /** Where the site is published, without a path. */
  readonly origin: string;
  readonly email: string;
  readonly phone: string;
  readonly summary: string;
  readonly copyrightYear: number;
  readonly hours: string;
  readonly offices: readonly Office[];
  readonly social: Texts;
}

export interface ChatMessage {
  readonly sender: 'ai' | 'user';
  readonly message: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

export interface Conversation {
  readonly id: 'voice' | 'text' | 'regional';
  readonly label: string;
  readonly language: string;
  readonly messages: readonly (Pick<ChatMessage, 'sender' | 'message'> & {
    readonly meaning?: string;
  })[];
}

export interface LegalDocument {
  readonly id: (typeof LEGAL_TABS)[number];
  readonly name: string;
  readonly lede: string;
  readonly clauses: readonly {
    readonly title: string;
    readonly paragraphs: Texts;
    readonly points?: Texts;
  }[];
}

export interface ResourceCategory {
  readonly id: (typeof CATEGORY_IDS)[number];
  readonly name: string;
  /** The specification's count: the page shows a part. */
  readonly count: number;
}

export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: Exclude<ResourceCategory['id'], 'all'>;
  readonly type:
    | 'PDF Guide'
    | 'PDF Checklist'
    | 'Excel Template'
    | 'Web Tool'
    | 'Case Study'
    | 'Webinar Recording'
    | 'Workshop Recording';
  /** Its length, in the unit of its type. */
  readonly pages: string;
  readonly downloads: number;
  readonly image: Picture;
  readonly featured: boolean;
  readonly tags: Texts;
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
  readonly link: { readonly to: string; readonly label: string };
}

export interface PeriodPrice {
  readonly monthly: number;
  readonly yearly: number;
}

export interface Plan {
  readonly name: string;
  readonly description: string;
  readonly price: PeriodPrice;
  readonly originalPrice?: PeriodPrice;
  readonly features: Texts;
  readonly notIncluded: Texts;
  readonly popular: boolean;
  readonly discount?: string;
}

export interface IntelligencePlan extends Omit<Plan, 'price'> {
  readonly price: PeriodPrice | 'Custom';
  readonly icon: 'compass' | 'chart' | 'lens' | 'people' | 'tower' | 'crown';
  readonly colour: 'emerald' | 'teal' | 'amber' | 'indigo' | 'rose' | 'slate';
}

export interface AddOn {
  readonly name: string;
  readonly price: string;
  readonly description: string;
}

export interface Bundle {
  readonly name: string;
  readonly savings: number;
  readonly includes: Texts;
  readonly price: PeriodPrice;
  readonly originalPrice: PeriodPrice;
  readonly popular: boolean;
}

export interface Solution {
  readonly id: string;
  readonly name: string;
  readonly promise: string;
  readonly description: string;
  readonly facts: Texts;
  readonly offers: readonly Offer[];
  readonly picture: Picture;
  readonly link: Offer['link'];
}

export interface SampleTour {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly type: string;
  readonly image: Picture;
  readonly views: number;
  /** The number of enquiries that resulted. */
  readonly leads: number;
  /** The viewer's page, on this site or elsewhere. */
  readonly iframeUrl: string;
}

export interface PropertyCard {
  readonly name: string;
  readonly area: string;
  readonly configurations: string;
  readonly description: string;
  /** From the smallest home to the largest. */
  readonly priceRange: readonly [from: number, to: number];
  readonly status: 'Under Construction' | 'Pre-Launch' | 'Luxury';
  readonly date: string;
  readonly image: Picture;
}

export interface CaseStudy {
  readonly company: string;
  readonly project: string;
  readonly location: string;
  readonly image: Picture;
  readonly challenge: string;
  readonly solution: Texts;
  readonly results: readonly {
    readonly metric: string;
    readonly before: string;
    readonly after: string;
    readonly improvement: string;
  }[];
  readonly testimonial: {
    readonly quote: string;
    readonly author: string;
    readonly position: string;
  };
  readonly roi: string;
  readonly timeframe: string;
}

export interface Scenario {
  readonly title: string;
  readonly description: string;
  readonly result: string;
  readonly process: Texts;
}

export interface UseCases {
  readonly role: (typeof ROLES)[number];
  readonly name: string;
  readonly icon: 'key' | 'handshake' | 'crane';
  readonly colour: 'emerald' | 'amber' | 'indigo';
  readonly scenarios: readonly [Scenario, Scenario, Scenario];
  readonly impact: readonly [string, string, string, string];
}
