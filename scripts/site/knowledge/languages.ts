import { languageNames, languages } from '../../../host-site/content/languages.js';
import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { bundles, planCalled, type AskedPlan } from './plan-families.js';

/** What is asked for besides, and not spoken. */
const OTHERS = (
  'Urdu Konkani Sanskrit Nepali Sindhi Kashmiri Maithili Manipuri Dogri Tulu Bhojpuri Rajasthani ' +
  'Arabic French German Spanish Portuguese Russian Chinese Mandarin Japanese Korean'
)
  .split(' ')
  .filter((name) => !languages.some((language) => language.name === name));

/** What is spoken, by what is sold and by the assistant itself. */
export const languageEntries: readonly KnowledgeEntry[] = [
  {
    id: 'languages',
    questions: [
      'Which languages do you support?',
      'What languages does it speak?',
      'Languages',
      ...languages.flatMap(({ name }) => [
        `Do you have ${name}?`,
        `Can the AI agent answer in ${name}?`,
        `Can the AI reply in ${name}?`,
      ]),
      'Which languages?',
      'Supported languages',
    ],
    keywords: `language multilingual regional speak talk chat answer reply respond response write call understand ai agent bot engine ${languageNames}`,
    subjects: `language multilingual speak ${languageNames}`,
    more: ['assistant-languages', 'agent-prices'],
    answer:
      `There are ${languages.length}: ${languageNames}. ` +
      `**Professional AI** speaks ${languagesOf('Professional AI')}, **Starter AI** ${languagesOf('Starter AI')}.`,
  },
  {
    id: 'assistant-languages',
    questions: [
      'Can we talk in Hindi?',
      'Can you talk in Hindi?',
      'Talk to me in Hindi',
      'Reply in Hindi',
      'Hindi mein baat karo',
      'Kya aap Hindi bolte hain?',
      'Hindi mein bolo',
    ],
    keywords: 'reply switch change your own language',
    more: ['languages', 'ai-agents'],
    answer:
      'My built-in answers are in English only, sorry. Our AI agents and the ' +
      `intelligence engine speak ${languageNames}.`,
  },
  {
    id: 'other-languages',
    questions: OTHERS.flatMap((name) => [`Do you support ${name}?`, `Do you speak ${name}?`]),
    keywords: `${OTHERS.join(' ')} language speak talk chat answer reply respond ai agent bot have`,
    subjects: OTHERS.join(' '),
    needs: [OTHERS.map((name) => name.toLowerCase())],
    more: ['languages', 'assistant-languages'],
    answer: `That language is not among those that the site names. They are ${languages.length}: ${languageNames}.`,
  },
  ...bundles.plans.map(bundleEntry),
];

/** Words by which one asks for a language. */
function languageWords(): string[] {
  return ['language', 'speak', 'talk', ...languages.map(({ name }) => name.toLowerCase())];
}

/** What a bundle speaks: what the agent in it does. */
function bundleEntry({ id, name, goesBy, features }: AskedPlan): KnowledgeEntry {
  const agent = features.find((feature) => feature.endsWith(' AI'));
  if (!agent) throw new Error(`${name} has no agent`);
  const spoken = languagesOf(agent);
  const isMany = spoken.endsWith('+');
  return {
    id: `${id}-languages`,
    questions: [
      `Which languages does the ${name} speak?`,
      ...languages.map((language) => `Can the ${name} speak ${language.name}?`),
    ],
    keywords: `language multilingual speak talk bundle ${name}`,
    needs: [languageWords(), goesBy],
    more: [id, 'languages'],
    answer: isMany
      ? `The **${name}** comes with **${agent}**, which speaks ${spoken} languages: ${languageNames}.`
      : `The **${name}** comes with **${agent}**, which speaks ${spoken}. **Professional AI** speaks ${languagesOf('Professional AI')} languages.`,
  };
}

/** What a plan says of languages. */
function languagesOf(plan: string): string {
  const said = planCalled(plan).features.find((feature) => /English|languages/.test(feature));
  if (!said) throw new Error(`${plan} says nothing of languages`);
  return said.replace(/ languages$/, '');
}
