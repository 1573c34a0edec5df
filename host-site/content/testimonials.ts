import type { Section, Testimonial } from './schemas.js';

export const testimonialsSection: Section = {
  title: 'What builders say',
  lede: 'Three teams that sell with tours and agents.',
};

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Ananya Rao',
    company: 'Tulsivan Homes',
    role: 'Sales head',
    content:
      'Families abroad used to wait for a relative to visit on their behalf. Now they walk through the flat together on a call, and come to us with the shortlist made.',
    rating: 5,
  },
  {
    name: 'Vikram Deshpande',
    company: 'Sahyadri Meadows',
    role: 'Managing director',
    content:
      'Most of our enquiries come after ten at night. The agent answers them in the buyer’s language, and my team starts the morning with booked visits instead of missed calls.',
    rating: 5,
  },
  {
    name: 'Meher Kaur',
    company: 'Northline Estates',
    role: 'Marketing head',
    content:
      'The tour was ready in nine days and the agent in four. For the first time I can see which rooms people linger in, and which questions they ask before they book.',
    rating: 5,
  },
];
