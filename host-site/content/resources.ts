import { BookOpen, SquareCheck, Video } from 'lucide-react';
import { company } from './company.js';
import { formatCount } from '../amounts.js';
import { claims } from './claims.js';
import type { Page, Picture, Section } from './content-model.js';

export const page: Page = {
  title: `Guides, tools and recordings for property sales | ${company.name}`,
  description:
    'Guides for builders, tools for buyers, case studies, webinars and templates on selling homes with tours and AI agents.',
  head: {
    eyebrow: 'Resource hub',
    title: 'Sell smarter with our guides and tools.',
    lede: 'Guides for builders, tools for buyers, recordings and templates.',
  },
};

export const searchBox = {
  label: 'Search resources',
  placeholder: 'Search by title, subject or tag',
} as const;

export const featuredSection: Section = {
  title: 'Featured resources',
  lede: 'Start with what others use most.',
};

export const librarySection: Section = {
  title: 'The library',
  lede: 'Browse guides, tools, stories and recordings.',
};

/** How many featured resources are at the top. */
export const FEATURED_SHOWN = 3;

export const NO_RESOURCES = {
  title: 'No resources found',
  lede: 'Try adjusting your search terms or filters',
};

/** The counts are those of the whole library, of which the page shows a part. */
export const categories = [
  { id: 'all', name: 'All resources', count: 24 },
  { id: 'guides', name: 'Guides', count: 8 },
  { id: 'buyer-tools', name: 'Buyer tools', count: 6 },
  { id: 'case-studies', name: 'Case studies', count: 5 },
  { id: 'webinars', name: 'Webinars', count: 3 },
  { id: 'templates', name: 'Templates', count: 2 },
] as const;

export type Category = (typeof categories)[number]['id'];

export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: Exclude<Category, 'all'>;
  readonly type: string;
  /** Its length, in the unit of its type. */
  readonly pages: string;
  readonly downloads: number;
  readonly image: Picture;
  readonly featured?: boolean;
  readonly tags: readonly string[];
}

export const categoryTiles = [
  {
    id: 'guides',
    title: 'Guides for builders',
    text: 'From the first render to the last unit.',
    icon: BookOpen,
  },
  {
    id: 'buyer-tools',
    title: 'Tools for buyers',
    text: 'Checklists and calculators to share.',
    icon: SquareCheck,
  },
  {
    id: 'webinars',
    title: 'Webinars',
    text: 'Full recordings, with all the questions.',
    icon: Video,
  },
] as const;

export const resources: readonly Resource[] = [
  {
    id: 'tour-launch-guide',
    title: 'The launch guide to virtual tours',
    description:
      'Which rooms to show first, when to go live, and what to measure in the first month.',
    category: 'guides',
    type: 'PDF Guide',
    pages: '32 pages',
    downloads: 2_140,
    image: { name: 'villa-verandah', alt: '' },
    featured: true,
    tags: ['virtual tours', 'launch', 'marketing'],
  },
  {
    id: 'site-visit-checklist',
    title: 'Site visit checklist for families',
    description:
      'Forty things to look at, from water pressure to the evening sun. Give it to your buyers.',
    category: 'buyer-tools',
    type: 'PDF Checklist',
    pages: '4 pages',
    downloads: 3_870,
    image: { name: 'heights-bedroom', alt: '' },
    featured: true,
    tags: ['site visit', 'buyers', 'checklist'],
  },
  {
    id: 'agents-in-kannada',
    title: 'Selling in Kannada: what the agents heard',
    description:
      'A recording with call excerpts: how buyers ask about price when nobody is watching.',
    category: 'webinars',
    type: 'Webinar Recording',
    pages: '58 minutes',
    downloads: 940,
    image: { name: 'penthouse-terrace', alt: '' },
    featured: true,
    tags: ['AI agents', 'languages', 'Kannada'],
  },
  {
    id: 'riverleaf',
    title: 'Riverleaf: 24 bookings a month without a show flat',
    description: 'The whole story with its numbers, month by month.',
    category: 'case-studies',
    type: 'Case Study',
    pages: '12 pages',
    downloads: 1_260,
    image: { name: 'heights-lounge', alt: '' },
    featured: true,
    tags: ['case study', 'Bangalore', 'bookings'],
  },
  {
    id: 'lead-scoring',
    title: 'Hot, Warm, Cold: a guide to scoring leads',
    description: 'Which questions separate buyers from browsers, and who to call first.',
    category: 'guides',
    type: 'PDF Guide',
    pages: '18 pages',
    downloads: 1_720,
    image: { name: 'villa-kitchen', alt: '' },
    tags: ['leads', 'qualification', 'sales'],
  },
  {
    id: 'emi-calculator',
    title: 'Home loan and EMI calculator',
    description: 'Instalments, interest and the cost of waiting a year, in lakhs and crores.',
    category: 'buyer-tools',
    type: 'Web Tool',
    pages: 'Online',
    downloads: 5_310,
    image: { name: 'villa-garden', alt: '' },
    tags: ['EMI', 'home loan', 'calculator'],
  },
  {
    id: 'marketing-budget',
    title: 'Marketing budget for a 100-unit project',
    description: 'Plan spending from pre-launch to handover, and see the cost of each booking.',
    category: 'templates',
    type: 'Excel Template',
    pages: '6 sheets',
    downloads: 1_080,
    image: { name: 'penthouse-lounge', alt: '' },
    tags: ['budget', 'marketing', 'template'],
  },
  {
    id: 'tour-workshop',
    title: 'Workshop: from drawing to tour in nine days',
    description: 'We build one on camera, mistakes included.',
    category: 'webinars',
    type: 'Workshop Recording',
    pages: '96 minutes',
    downloads: 610,
    image: { name: 'villa-lounge', alt: '' },
    tags: ['virtual tours', 'rendering', 'workshop'],
  },
  {
    id: 'rera-guide',
    title: 'What RERA lets you say',
    description:
      'Carpet area, completion dates and pictures of homes you haven’t built: what you may claim.',
    category: 'guides',
    type: 'PDF Guide',
    pages: '24 pages',
    downloads: 1_430,
    image: { name: 'heights-window', alt: '' },
    tags: ['RERA', 'compliance', 'advertising'],
  },
];

export const newsletter: Section = {
  title: 'One good idea a month',
  lede: `Our newsletter has ${formatCount(claims.subscribers)}+ subscribers in sales and marketing.`,
};
