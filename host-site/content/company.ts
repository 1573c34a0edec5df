import type { Company } from './schemas.js';

export const company: Company = {
  name: 'Parikrama',
  summary:
    '360° virtual tours, multilingual AI sales agents and property intelligence for builders and developers in India.',
  copyrightYear: 2024,
  hours: 'Monday to Saturday, 9:00 AM to 7:00 PM IST',
  offices: [
    { city: 'Bangalore', isHeadquarters: true },
    { city: 'Mumbai', isHeadquarters: false },
    { city: 'Delhi NCR', isHeadquarters: false },
  ],
};
