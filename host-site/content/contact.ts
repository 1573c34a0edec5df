import { Building2, Clock, Mail, Phone } from 'lucide-react';
import { claims } from './claims.js';
import { company } from './company.js';
import type { Page, Section } from './content-model.js';

export const page: Page = {
  title: `Contact ${company.name}: book a demo or ask a question`,
  description: `Tell us about your project, or just ask: ${company.phone}, ${company.email}. ${company.hours}, from ${company.cities}.`,
  head: {
    eyebrow: 'Contact',
    title: 'Tell us about your project.',
    lede: `Or just ask. During business hours we reply within ${claims.businessHoursReply}. We’ll show you a tour and an agent with your own project.`,
  },
};

/** Shown after an inquiry. */
export const CONTACT_THANKS = `Thank you for your inquiry! We'll get back to you within ${claims.formReply}.`;

export const CONTACT_FORM = 'inquiry';

/** Above the first field, so that it is read before the stars that it explains. */
export const CONTACT_REQUIRED = 'Fields marked with * are required.';

export const contactLabels = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  company: 'Company Name',
  role: 'Your Role',
  projectType: 'Project Type',
  budget: 'Budget',
  timeline: 'Timeline',
  message: 'Message',
} as const;

/** The choices of the form: value and label. */
export const contactChoices = {
  role: [
    ['ceo', 'CEO or owner'],
    ['sales-head', 'Sales head'],
    ['marketing-head', 'Marketing head'],
    ['project-manager', 'Project manager'],
    ['other', 'Other'],
  ],
  projectType: [
    ['residential', 'Residential'],
    ['commercial', 'Commercial'],
    ['mixed-use', 'Mixed use'],
    ['plotted', 'Plotted development'],
  ],
  budget: [
    ['below-1l', 'Below ₹1 lakh'],
    ['1l-5l', '₹1 lakh to ₹5 lakh'],
    ['5l-10l', '₹5 lakh to ₹10 lakh'],
    ['10l-25l', '₹10 lakh to ₹25 lakh'],
    ['above-25l', 'Above ₹25 lakh'],
  ],
  timeline: [
    ['immediate', 'Immediately'],
    ['1-month', 'Within 1 month'],
    ['2-3months', 'In 2 to 3 months'],
    ['future', 'Later'],
  ],
} as const;

export const contactCards = [
  { title: 'Call', text: company.phone, href: company.phoneLink, icon: Phone },
  { title: 'Write', text: company.email, href: `mailto:${company.email}`, icon: Mail },
  { title: 'Business hours', text: company.hours, icon: Clock },
  { title: 'Offices', text: company.cities, icon: Building2 },
];

export const qualification: Section = {
  title: 'Builders: which package fits your projects?',
  lede: 'Tell us how many projects you have, in which city, and when you want to launch. We reply with a package, its price and a time for your demo.',
};

export const quickSolutions: Section = {
  title: 'Quick solutions',
  lede: 'You may find your answer right here.',
  links: [
    { to: '/pricing', label: 'What does it cost?' },
    { to: '/virtual-tours', label: 'Show me a tour' },
    { to: '/ai-sales-agents', label: 'Let me talk to an agent' },
    { to: '/resources', label: 'Guides and tools' },
  ],
};

export const officesSection: Section = {
  title: 'Our offices',
  lede: 'Drop in. The coffee is from Chikmagalur.',
};
