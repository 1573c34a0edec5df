export const PERIODS = ['monthly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

export const CATEGORY_IDS = [
  'all',
  'guides',
  'buyer-tools',
  'case-studies',
  'webinars',
  'templates',
] as const;

export const ROLES = ['buyer', 'agent', 'builder'] as const;
export type Role = (typeof ROLES)[number];

export const LEGAL_TABS = ['privacy', 'terms', 'data-security', 'gdpr', 'disclaimer'] as const;
