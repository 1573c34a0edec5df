import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  DO_NOT_KNOW,
  knowledgeAnswers,
} from '../../../local-provider/answers/knowledge-answers.js';
import { findEntry } from '../../../local-provider/answers/knowledge-search.js';
import { siteEntries } from '../../../local-provider/answers/knowledge/site.js';
import { smallTalkEntries } from '../../../local-provider/answers/knowledge/small-talk.js';
import { words } from '../../../local-provider/answers/knowledge/words.js';
import { phraseKey } from '../../../local-provider/answers/search/phrases.js';

const known: [question: string, entry: string][] = [
  ['What do you offer?', 'offers'],
  ['what does your company do', 'offers'],
  ['tell me about virtual tours', 'virtual-tours'],
  ['What is in a virtual tour?', 'virtual-tours'],
  ['can I use VR headsets', 'virtual-tours'],
  ['what can an AI agent do', 'ai-agents'],
  ['I am looking for something that answers calls at night', 'ai-agents'],
  ['tell me about the intelligence engine', 'intelligence-engine'],
  ['What are your prices?', 'prices'],
  ['pricing?', 'prices'],
  ['hello, what are your prices?', 'prices'],
  ['how much is it', 'prices'],
  ['What does it cost?', 'prices'],
  ['what would that cost', 'prices'],
  ['What do you offer, and what does it cost?', 'offers and prices'],
  ['What do you offer and what does it cost?', 'offers and prices'],
  [
    'We have 3 projects in Pune. How much is a tour, and how long does it take?',
    'tour-prices and delivery',
  ],
  [
    'what does the agent cost, which languages does it speak, and can I cancel?',
    'agent-prices and languages',
  ],
  ['How much is a tour? And an agent?', 'tour-prices and agent-prices'],
  ['Is it safe? Is it free?', 'security and trial'],
  ['How much is a tour? What does a tour cost?', 'tour-prices'],
  ['what is a virtual tour and how much is it', 'virtual-tours and tour-prices'],
  ['do you have an office in mumbai and what are the timings?', 'offices and hours'],
  ['How much is Professional AI, per year?', 'agent-professional-yearly'],
  ['is the price per flat or is it per project', 'price-units'],
  ['What does it cost, per month?', 'prices'],
  ['Can you tell me, is there a free trial?', 'trial'],
  ['what is the capital of France and what does a tour cost?', 'tour-prices'],
  ['Show me a table of all prices', 'prices'],
  ['How much does a virtual tour cost?', 'tour-prices'],
  [
    'We are a small builder in Pune with two residential projects, what would tours cost us?',
    'tour-prices',
  ],
  ['What is included in the premium package?', 'tour-premium'],
  ['um so how much are your a i sales agents', 'agent-prices'],
  [
    'Could you kindly tell me what the Professional AI plan costs each month?',
    'agent-professional',
  ],
  ['how much is the profesional ai plan', 'agent-professional'],
  ['What does Professional AI cost per year?', 'agent-professional-yearly'],
  ['how many conversations are in the starter plan', 'agent-starter'],
  ['compare professional and starter', 'agent-comparison'],
  ['what is the difference between the basic and the premium tour', 'tour-comparison'],
  ['do you have bundles', 'bundle-prices'],
  ['scale bundle price', 'bundle-scale'],
  ['intelligence engine pricing', 'engine-prices'],
  ['how much is smart investor', 'engine-smart'],
  ['how much is enterprise', 'enterprise-plans'],
  ['any discounts right now?', 'discounts'],
  ['is it cheaper if I pay yearly', 'yearly-billing'],
  ['Which languages do you speak?', 'languages'],
  ['does the agent speak Tamil', 'languages'],
  ['Do you support Gujrati?', 'languages'],
  ['is there a free trial', 'trial'],
  ['can i try it without a credit card', 'trial'],
  ['what is your refund policy', 'money-back'],
  ['can I cancel any time', 'cancel'],
  ['do I pay anything for installation', 'setup-fees'],
  ['can i upgrade later', 'plan-change'],
  ['do unused queries roll over', 'queries'],
  ['what add ons do you have', 'add-ons'],
  ['how long does a virtual tour take', 'delivery'],
  ['how long are tours hosted', 'hosting'],
  ['is my data safe with you', 'security'],
  ['Are you GDPR compliant', 'privacy'],
  ['which law governs the contract', 'legal'],
  ['I want to talk to a human', 'contact'],
  ['what are your opening hours', 'hours'],
  ['are you open on sunday', 'hours'],
  ['where are you based', 'offices'],
  ['do you have an office in mumbai', 'offices'],
  ['can i book a demo', 'demo'],
  ['how do I sign up', 'demo'],
  ['do you have case studies', 'success-stories'],
  ['i am a broker', 'for-agents'],
  ['How do you help builders', 'for-builders'],
  ['hello', 'greeting'],
  ['Hi, how are you doing?', 'how-are-you'],
  ['thank you very much', 'thanks'],
  ['ok thanks, bye', 'goodbye'],
  ['am I talking to a real person', 'about-assistant'],
  ['what can you do', 'help'],
];

const followUps: [earlier: string[], question: string, entry: string][] = [
  [['How much is Professional AI?'], 'and yearly?', 'agent-professional-yearly'],
  [['what are your prices?'], 'and yearly?', 'yearly-billing'],
  [['How much is Professional AI?'], 'and starter?', 'agent-starter'],
  [['how much is the basic tour'], 'what about premium?', 'tour-premium'],
  [['Tell me about virtual tours'], 'how much is it?', 'tour-prices'],
  [['tell me about ai agents'], 'price?', 'agent-prices'],
  [['what is the trial'], 'how long is it', 'trial'],
  [['what is a virtual tour', 'ok thanks'], 'how much are they?', 'tour-prices'],
  [['How much is Professional AI?'], 'And what about your refund policy?', 'money-back'],
  [['where is your office'], 'and when is it open?', 'hours'],
];

const unknown = [
  'What is the price of bitcoin?',
  'Who won the cricket world cup?',
  'Write me a poem about Mumbai',
  'What is the weather in Bangalore today?',
  'Can you book me a flight to Delhi?',
  'Who is the president of India?',
  'How do I cook biryani?',
  'What is twelve times fourteen?',
  'Recommend a good restaurant in Mumbai',
  'What is the best time to visit Bangalore?',
  'which stock should I buy',
  'how long is the great wall',
  'my washing machine is broken',
  'property tax rate in Mumbai',
  'asdf qwer',
  'आज मौसम कैसा है',
  '?',
];

describe('the built-in knowledge', () => {
  for (const [question, entry] of known) {
    it(`knows ${entry}: ${question}`, () => assert.equal(findEntry([question])?.id, entry));
  }
  for (const [earlier, question, entry] of followUps) {
    it(`follows from "${earlier.join(', ')}" to ${entry}: ${question}`, () =>
      assert.equal(findEntry([...earlier, question])?.id, entry));
  }
  for (const question of unknown) {
    it(`does not know: ${question}`, () => assert.equal(findEntry([question]), undefined));
  }

  it('finds each entry by each of its own questions', () => {
    for (const { id, questions } of siteEntries) {
      for (const question of questions) assert.equal(findEntry([question])?.id, id, question);
    }
  });

  it('has each entry once, under a name of its own', () => {
    const ids = [...siteEntries, ...smallTalkEntries].map(({ id }) => id);
    assert.deepEqual(ids, [...new Set(ids)]);
  });

  it('takes no phrase for two things', () => {
    const phrases = new Map<string, string>();
    for (const { id, questions } of [...siteEntries, ...smallTalkEntries]) {
      for (const question of questions) {
        const key = phraseKey(words(question));
        assert.ok([id, undefined].includes(phrases.get(key)), `${question}: ${phrases.get(key)}`);
        phrases.set(key, id);
      }
    }
  });

  it('writes amounts in rupees with Indian grouping', () => {
    const written = siteEntries.flatMap(({ answer }) => answer.match(/₹\d+(,\d+)*/g) ?? []);
    assert.ok(written.includes('₹13,50,000'));
    for (const amount of written) assert.match(amount, /^₹\d{1,3}$|^₹\d{1,2}(,\d\d)*,\d{3}$/);
  });
});

describe('answers from the built-in knowledge', () => {
  const never = new AbortController().signal;

  async function answer(...said: string[]): Promise<string> {
    const conversation = said.map((content) => ({ role: 'user' as const, content }));
    let text = '';
    for await (const delta of knowledgeAnswers.answer(conversation, never)) text += delta;
    return text;
  }

  it('are markdown', async () => {
    assert.match(
      await answer('How much are the AI sales agents?'),
      /\| Starter AI \| ₹30,000 \| ₹3,00,000 \|/,
    );
    assert.match(await answer('What do you offer?'), /^- \*\*360° virtual tours\*\*/m);
  });

  it('use what was said before', async () => {
    assert.match(await answer('How much is Smart Investor?', 'and yearly?'), /₹24,990 a year/);
  });

  it('say what they do not know, and what they do', async () => {
    assert.equal(await answer('Who won the cricket world cup?'), DO_NOT_KNOW);
    assert.match(DO_NOT_KNOW, /don’t know.*\[Contact\]\(\/contact\)/s);
  });

  it('say in English to those who write in another script that they are in English', async () => {
    for (const question of ['ಬೆಲೆ ಎಷ್ಟು?', 'आज मौसम कैसा है', 'tour விலை என்ன சொல்லுங்கள்'])
      assert.match(await answer(question), /^My built-in answers are in English only/, question);
    assert.match(await answer('टूर का दाम'), /₹20,000/);
    assert.equal(await answer('biryani recipe बिरयानी'), DO_NOT_KNOW);
  });

  it('reckon with the figures of the visitor', async () => {
    for (const [question, sum] of [
      ['how much would I save if my team costs 5 lakh a month?', /₹4,70,000 a month.*₹56,40,000/],
      ['my team costs 3,00,000 a month', /₹2,70,000 a month/],
      ['my sales team costs 1.5L a month, what do I save?', /₹1,20,000 a month/],
      ['what do I save if my team of 5 costs 25k a month', /₹25,000 a month.* saves nothing\.$/],
      ['how much can I save with AI agent', /^The calculator/],
      ['my sales team costs 60 lakh a year, what do I save?', /^The calculator/],
      ['cost of 3 premium tours', /Premium Package\*\*: \*\*₹1,05,000\*\*, at ₹35,000 each$/],
      ['what do 20 tours cost', /Basic Tour.*₹4,00,000.*Premium.*₹7,00,000.*₹15,00,000/s],
      ['a team of 5 at 20,000 each per month, what do I save?', /₹1,00,000.*₹70,000 a month/],
      ['how much can I save with 20000 enquiries a month', /^The calculator/],
      ['virtual tour cost for our Sector 62 project', /^\*\*Virtual tour packages/],
      ['What will 20 basic tours cost per year?', /Basic Tour\*\*: \*\*₹4,00,000\*\*/],
      ['how much are 360 tours', /^\*\*Virtual tour packages/],
      ['how much is 1 tour', /^\*\*Virtual tour packages/],
    ] as const)
      assert.match(await answer(question), sum, question);
    assert.match(await answer('How much is a tour?', 'and for 5 projects?'), /₹1,00,000/);
  });

  it('tell of data and of tours what the legal texts do', async () => {
    assert.match(await answer('where is my data stored?'), /“.*a second region of India\.”/);
    assert.match(await answer('do you sell my data'), /^We do not sell personal data\. /);
    assert.match(await answer('what if the built flat differs'), /the agreement for sale decides/);
  });

  it('promise no trial, download or language that there is not', async () => {
    assert.match(await answer('free trial for virtual tours'), /intelligence engine alone/);
    assert.match(await answer('can I try an AI agent for free'), /talk to me.*own project.*demo/);
    for (const question of ['can I download a brochure', 'download the launch guide'])
      assert.match(await answer(question), /Downloads are not yet available/, question);
    assert.match(await answer('Do you support Urdu?'), /not among.*Hindi, English/);
  });

  it('name the plans that the site calls popular', async () => {
    const told = await answer('which plan is most popular');
    for (const plan of ['Premium Package', 'Professional AI', 'Growth Bundle', 'Smart Investor'])
      assert.ok(told.includes(`**${plan}**`), plan);
    assert.ok(!told.includes('Basic Tour'));
  });

  it('tell both of two things that are asked at once', async () => {
    const told = await answer('How much is a tour, and how long does it take?');
    assert.match(told, /\| Basic Tour \|[^]*7–10 days/);
  });

  it('do not begin once nobody listens', async () => {
    const answers = knowledgeAnswers.answer(
      [{ role: 'user', content: 'hello' }],
      AbortSignal.abort(),
    );
    for await (const delta of answers) assert.fail(delta);
  });
});
