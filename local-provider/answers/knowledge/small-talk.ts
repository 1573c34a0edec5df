import type { KnowledgeEntry } from './entry.js';

/**
 * What people say to be polite, or about the assistant itself. Every word of a message must be in
 * one entry's questions for it to be meant: "how are you" is, "how are your prices" is not.
 */
export const smallTalkEntries: readonly KnowledgeEntry[] = [
  {
    id: 'greeting',
    questions: [
      'Hello hi hey there hallo hiya howdy namaste namaskar greetings',
      'Good morning good afternoon good evening good day to you all',
    ],
    answer:
      'Hello! Ask me about **virtual tours**, **AI sales agents**, prices, or how to book a demo.',
  },
  {
    id: 'how-are-you',
    questions: ['Hello hi hey how are you doing today', 'how is it going', "what's up with you"],
    answer: 'I am well, thank you! What would you like to know?',
  },
  {
    id: 'thanks',
    questions: [
      'Ok okay no yes many thanks thank you so very much that is was great perfect cool nice helpful good awesome for your the help',
    ],
    answer: 'You are welcome! Is there anything else that you would like to know?',
  },
  {
    id: 'goodbye',
    questions: [
      'Ok okay thanks thank you good bye goodbye bye bye see you later soon then for now have a nice good great day night that is all that will be all',
    ],
    answer: 'Goodbye, and thank you for stopping by!',
  },
  {
    id: 'about-assistant',
    questions: [
      'Hello hi who what are you then exactly',
      'what is your name please',
      'who built made created trained you which language model do you use gpt chatgpt',
      'Am I are you is this a an the real human person robot bot ai assistant talking speaking to with',
    ],
    answer:
      'I am the AI assistant of this site, not a person. I know about virtual tours, AI sales agents, the intelligence ' +
      'engine, their prices and terms.',
  },
  {
    id: 'help',
    questions: [
      'Hello hi hey can could you please help me i need some help now',
      'what can could do you help me with know for tell me i ask you about',
      'please tell me more what else really',
    ],
    answer: [
      'You can ask me about:',
      '',
      '- **virtual tours**, **AI sales agents** and the **intelligence engine**',
      '- prices, free trial and money-back guarantee',
      '- languages, delivery times and security',
      '- booking a demo, contact and opening hours',
    ].join('\n'),
  },
  {
    id: 'yes-no',
    questions: ['Yes yeah yep no nope not now ok okay sure fine right alright please hmm'],
    answer: 'All right. What would you like to know?',
  },
];
