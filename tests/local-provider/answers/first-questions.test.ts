import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { findEntry } from '../../../local-provider/answers/knowledge-search.js';

const LONG_QUESTIONS = fileURLToPath(new URL('./long-questions.ts', import.meta.url));

/** Far longer than all of them take: what backtracks is ended, and fails. */
const LIMIT_MS = 60_000;

/** What strangers type first, in their own spelling, and the entry that answers it. */
const firstQuestions: Record<string, readonly string[]> = {
  greeting: ['hi', 'hey', 'Hi!', 'hii', 'heyy', 'helo', 'Hello again', 'hi there', 'namaste ji'],
  'how-are-you': ['how are you', 'hi there, how are you?', 'how r u', 'kaise ho', 'kaise hain aap'],
  thanks: [
    'thank you',
    'ok thank you',
    'thx',
    'ty',
    'thanks a lot',
    'hello, thank you',
    'thnks',
    'dhanyavaad',
    'shukriya',
  ],
  goodbye: ['bye', 'bye bye', 'thanks, bye', 'that is all, thank you, goodbye'],
  'yes-no': [
    'not interested',
    'i will think about it',
    'yes',
    'no',
    'ok',
    'okk',
    'theek hai',
    'haan',
    'nahi',
  ],
  stop: ['stop', 'stop it please'],
  hearing: ['are you there', 'can you hear me', 'hello? can you hear me', 'is anyone there'],
  'about-assistant': [
    'what is it',
    'what are you',
    'who are you',
    'tell me about yourself',
    'are you a robot',
    'aap kaun ho',
    'which language model do you use',
  ],
  help: [
    'test',
    'testing 123',
    'help',
    'how can you help me',
    'hi, i have a question',
    'tell me more',
    'show me more',
    'more details',
  ],

  offers: [
    'solutions',
    'how does it work',
    'what do you guys do',
    'explain',
    'what is this website',
    'what is this',
    'your services',
  ],
  about: [
    'what is Parikrama',
    'tell me about Parikrama',
    'company name',
    'what is your company name',
    'about us',
    'who owns this company',
    'Who is the CEO',
    'who is the founder',
    'who founded the company',
    'tell me about your company',
  ],
  languages: ['languages', 'languges', 'what languages', 'which languages?', 'supported languages'],
  'assistant-languages': ['kya aap hindi bolte hain', 'can we talk in hindi'],

  contact: [
    'talk to an agent',
    'speak to an agent',
    'talk to agent',
    'I want an agent to call me',
    'connect me to sales',
    'can someone call me',
    'speak to someone',
    'callback',
    'request a callback',
    'real person please',
    'complaint',
    'customer care',
    'technical support',
    'help desk',
    'customer support',
    'whatsapp number',
    'mobile number',
    'your email address',
    'quote',
    'quotation',
    'can i get a quote',
    'support',
    'kisi se baat karni hai',
    'call me',
    'can i speak to your manager',
  ],
  demo: [
    'schedule a call',
    'free demo',
    'is the demo free',
    'interested',
    "i'm interested",
    'next steps',
    'what is the process',
    'bok a demo',
    'demo chahiye',
    'demo book karna hai',
    'scedule demo',
    'book a demo for ai agent',
  ],
  prices: [
    'what are your plans',
    'what plans do you have',
    'plans',
    'do you have plans',
    'is there a monthly plan',
    'which plan is best for me',
    'compare plans',
    'whats included',
    'whats ur price',
    'packages',
    'what packages do you have',
    'how mch does it cost',
    'wat is the prise',
    'kitna price hai',
    'price kya hai',
    'rate kya hai',
    'kitna paisa lagega',
    'whats the cheapest plan',
    'can you help me with pricing',
  ],
  'tour-prices': [
    'tour plans',
    'what is the cheapest tour',
    'cheapest virtual tour',
    'virtual tour kitne ka hai',
    'virtaul tuor price',
    'good morning, how much is a tour?',
    'We are a mid sized developer from Nashik and would like to understand pricing for virtual tours',
  ],
  'yearly-billing': ['is there any annual plan', 'yearly plan', 'what does save 17% mean'],
  discounts: [
    'any offers',
    'offer',
    'special offers',
    'thats too expensive',
    'can you give me a discount',
  ],
  savings: [
    'how much can i save with AI agent',
    'what do i save',
    'my sales team costs 3 lakh a month, what do i save',
  ],
  'bundle-prices': ['how much do i save with a bundle', 'tours and AI agents together'],
  payment: [
    'payment',
    'how to pay',
    'payment methods',
    'GST',
    'tax',
    'invoice',
    'emi',
    'do you accept credit card',
    'do you accept upi',
    'can I pay in instalments',
  ],

  crm: [
    'does it integrate with CRM',
    'do you integrate with Salesforce',
    'do you integrate with zoho',
    'crm',
    'crm integration',
  ],
  whatsapp: [
    'does it integrate with whatsapp',
    'whatsapp',
    'do you support whatsapp',
    'whatsapp support',
    'can the AI agent answer on WhatsApp',
  ],

  samples: ['show me a demo tour', 'can i see a tour', 'show me a tour', 'sample'],
  'tour-making': [
    '360 camera',
    'how do you make the tours',
    'how is the tour made',
    'what do you need from us to make a tour',
    'can you make a tour before construction',
    'can you make a tour from floor plans',
  ],
  'virtual-tours': ['tour', 'tours', 'virtual tours', 'tours in Dubai'],
  trial: ['trial for ai agent', 'is it free', 'do i need a credit card'],
  hours: ['are you available 24/7', 'are you open at 8 pm'],
  devices: ['does it work on mobile'],
  'agent-prices': ['ai plans', 'AI price', 'monthly price of ai agent'],
  'why-us': ['why should i choose you', 'what makes you different'],
  'tour-comparison': ['which tour package should i take', 'which tour is best for me'],
  'floor-plans': ['floor plan', 'do the tours have floor plans'],
  'ai-agents': [
    'can it book site visits',
    'book a site visit',
    'AI agnet',
    'chatbot',
    'will it replace my sales team',
    'ai agnt',
    'agents',
    'does the ai call customers',
    'will it book appointments',
  ],

  cancel: [
    'is there a contract',
    'notice period',
    'lock in period',
    'minimum contract',
    'contract length',
  ],
  'money-back': ['what if i am not happy'],
  'data-collected': ['do you record calls', 'are you recording me', 'what data do you collect'],
  delivery: [
    'how soon can i get my tour',
    'how many days',
    'how long',
    'kitna time lagega',
    'setup time',
    'how quickly can you set it up',
  ],
  start: ['when can i start', 'can i start today', 'when can we begin', 'i want to start', 'start'],
  'setup-fees': ['setup cost', 'how much is the setup'],
  'engine-integration': [
    'how quickly can i integrate the engine',
    'how fast is the engine integrated',
    'how long does the integration take',
  ],
  'projects-delivered': [
    'how many projects have you delivered',
    'how many projects did you deliver',
    'how many projects',
    'how many tours have you made',
  ],
  recognition: ['any awards', 'any industry recognition', 'have you won a prize'],
  results: ['what is roi', 'tell me about the ROI', 'roi of the tours'],
  properties: [
    '2bhk in whitefield',
    '2 bhk price',
    'when is possession',
    'do you have ready to move flats',
  ],
  demonstration: ['is this company real', 'is this a scam'],
  offices: ['which cities do you serve', 'office kahan hai'],
  'success-stories': [
    'case studies',
    'who are your clients',
    'how many builders use you',
    'how many builders use your platform',
  ],
  'story-riverleaf': ['riverleaf', 'who is kaveri habitat', 'what did you do at Riverleaf'],
  'story-harbour-sky': ['Northline Estates', 'success story of harbour sky'],
  'story-laterite-court': ['case study of Laterite Court'],
  'property-laterite-court': ['what does laterite court cost', 'tell me about Laterite Court'],
  'property-meridian-heights': ['where is meridian heights', 'possession of Meridian Heights'],
  'about-kavya-iyer': ['who is kavya iyer'],
  mission: ['what is your mission', 'your values'],
  history: ['when was the company founded', 'how old is your company', 'when did you start'],
  'resource-rera-guide': ['tell me about RERA', 'do you have a guide about rera'],
  'resource-marketing-budget': ['template for the marketing budget'],
  'resource-site-visit-checklist': ['checklist for site visits'],
  sharing: ['can I put the tour on my website', 'how do i share the tour'],
  hotspots: ['what is a hotspot'],
  'tour-analytics': ['what analytics do i get'],
  'agent-knowledge': ['can you train it on my data', 'how does the AI know about my project'],
  'wrong-answers': ['what if the agent gives a wrong answer'],
};

/** What nobody here knows, though some of its words are known. */
const unknown = [
  '2+2',
  'what is 2,000 + 500',
  'what time is it',
  '123',
  'what is the capital of France',
  'tour de france winner 2024',
  'who is the prime minister',
  'do you sell cars',
];

describe('what strangers ask first', () => {
  for (const [entry, questions] of Object.entries(firstQuestions)) {
    for (const question of questions) {
      it(`is ${entry}: ${question}`, () => assert.equal(findEntry([question])?.id, entry));
    }
  }
  it('is through in the end, however long it is', () => {
    const command = ['--import', 'tsx', LONG_QUESTIONS];
    const { status, stderr } = spawnSync(process.execPath, command, { timeout: LIMIT_MS });
    assert.equal(status, 0, `${stderr}`);
  });
  for (const question of unknown) {
    it(`is not known: ${question}`, () => assert.equal(findEntry([question]), undefined));
  }
});
