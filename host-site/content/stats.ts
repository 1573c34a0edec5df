import type { Stat } from './schemas.js';

export const stats: readonly Stat[] = [
  { value: 500, unit: '+', label: 'projects delivered' },
  { value: 4, unit: 'x', label: 'as many conversions' },
  { value: 40, unit: '%', label: 'lower sales cost' },
  { value: 3, unit: '', label: 'languages' },
];
