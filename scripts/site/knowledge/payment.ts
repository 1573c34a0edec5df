import { claims } from '../../../host-site/content/claims.js';
import { resources } from '../../../host-site/content/resources.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';

const calculator = resources.find(({ id }) => id === 'emi-calculator');
if (!calculator) throw new Error('The site has no EMI calculator any more');

/** How one pays, of which the site says little: so much, and who knows the rest. */
export const paymentEntries: readonly KnowledgeEntry[] = [
  {
    id: 'payment',
    questions: [
      'How do I pay?',
      'How to pay?',
      'How can I pay?',
      'Payment',
      'What payment methods do you accept?',
      'Do you accept credit cards?',
      'Do you accept UPI?',
      'Is GST included?',
      'Is tax included?',
      'Do I get an invoice?',
      'Can I pay in instalments?',
      'Can I pay by EMI?',
      'Home loan EMI calculator',
      'EMI calculator',
    ],
    keywords:
      'payment method mode accept credit debit card upi netbanking cheque bank transfer gst tax invoice bill receipt emi instalment installment advance deposit',
    subjects: 'payment gst invoice emi upi netbanking cheque instalment installment receipt',
    more: ['setup-fees', 'yearly-billing', 'contact'],
    answer:
      'The site does not say how one pays, nor anything of GST, invoices or instalments: please ask the team under ' +
      `[Contact](/contact). What it says: amounts are in rupees, and there are no setup fees. ` +
      `The free trial of ${claims.trial.length} needs no credit card. A **${calculator.title}** for home buyers is in the [resource hub](/resources).`,
  },
];
