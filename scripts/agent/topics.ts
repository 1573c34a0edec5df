import { formatRupees } from '../../host-site/amounts.js';
import { savingAgainst } from '../../host-site/ai-sales-agents/savings-calculator.js';
import { savings } from '../../host-site/content/agents.js';
import { claims, legalTerms } from '../../host-site/content/claims.js';
import { languageNames } from '../../host-site/content/languages.js';
import { legalDocuments } from '../../host-site/content/legal.js';
import { solutions } from '../../host-site/content/solutions.js';
import { customersReply, officesReply } from './company.js';
import { featuresReply } from './features.js';
import { callBackReply, demoReply, PHONE } from './forms.js';
import { isPlaceName, priceOf, roomNamed, tourCard, toursNamed } from './homes.js';
import { roomOf } from '../../host-site/tours/homes.js';
import { writerFor, type Writer } from './money.js';
import { offer, offers, planCard, plansFor } from './offers.js';
import { comparison, discountReply, plansReply, priceList } from './prices.js';
import type { Question } from './question.js';
import { budgetReply, extremesReply, recommendation } from './recommend.js';
import type { Reply } from './reply.js';

const CALL_BACK =
  /\b(?:call|ring|phone|contact|reach|whatsapp|message|email|mail)\s+(?:me|us)\b|\bcall ?-?back\b|\b(?:talk|speak|connect|chat)(?: me)?\s+(?:to|with)\s+(?:an?|the|your|some)?\s*(?:human|person|real person|someone|somebody|sales(?!force)\w*|expert|team|executive|representative|manager|people)\b|\bgive (?:me|us) an? (?:ring|call|buzz)\b|\bmy (?:number|phone|mobile) is\b|\bsomeone\b.*\b(?:call|ring|contact)\b|\b(?:call|phone|sampark) (?:kar(?:o|na|en|ein|iye|wa\w+)?(?! sak)|kijiye(?:ga)?)\b|\bse baat kar(?:ni|na|ao|wa\w+)\b|फ़?ोन कर|कॉल/i;
const DEMO =
  /\bdemo(?:nstration)?s?\b|\b(?:book|schedule|arrange|fix|set up)\b.*\b(?:call|visit|slot|time|meeting|session|appointment|it)\b|\bmeet (?:with )?(?:you|your|someone)\b|\b(?:show|see) .*\bhow (?:it|this) works\b|\bsee how (?:it|this) works\b|डेमो/i;
const DEMO_TOUR = /\bdemo (?:virtual )?tours?\b|\btours? demos?\b/i;
const COMPARE =
  /\b(?:compar\w+|differ\w*|versus|vs)\b|\bor\b.*\b(?:better|which|best)\b|\bbetter\b.*\bor\b|\bwhich (?:is|of)\b.*\bor\b|\bwhich (?:one |plan |package )?(?:is|would be) (?:better|best)\b|\b(?:double|extra|over)\b/i;
const RECOMMEND =
  /\b(?:recommend\w*|suggest\w*|advise|suits?|suitable|fits?|right for|best (?:plan|package|option|for)|should (?:i|we) (?:take|buy|choose|get|pick))\b|\bwhich (?:plan|package|bundle|option|one)\b|\b(?:plan|package|bundle) for\b|\bwhat do (?:i|we) need\b/i;
const HOW_LONG =
  /\bhow (?:long|soon|fast|quick(?:ly)?|many (?:days|weeks|months))\b|\bwhen (?:will|can|do|does|would|are)\b|\bby when\b|\bturn ?around\b|\bdeliver(?:y|ed)? time\b|\btime ?line\b|\bkitne din\b|\bkab\b|\bwhat happens (?:after|next|then)\b|\b(?:next|first) steps?\b|\bonboarding\b|\b(?:what|which) (?:date|day|week|month)\b/i;
const DELIVERED =
  /\b(?:tours?|agents?|everything|all|live|set ?up|start\w*|launch\w*|leads?|ready|deliver\w*|go|make|made|build|create|integrat\w+|engine|install\w*|onboard\w*|results?|both|projects?|sign\w*|next|steps?|shoot\w*|film\w*|photograph\w*|captur\w*|bots?|flats?|takes?)\b/i;
const NOT_DELIVERED =
  /\b(?:host\w*|keep|kept|stor\w+|retain\w*|trial|upgrade|downgrade|breach\w*|open|office|notice|refund|data|contract|office hours|pay)\b/i;
const CHEAPEST =
  /\b(?:cheapest|lowest|least expensive|smallest|most affordable|minimum|start(?:s|ing)? (?:at|from|price)|entry.level|basic price|sast[aei]|kam se kam|sabse kam)\b/i;
const DEAREST =
  /\b(?:most expensive|dearest|costliest|highest|biggest|largest|top) (?:\w+ )?(?:plan|package|option|bundle|price|tour|one)\b|\bmost expensive\b|\bm[ae]he?n?g[aei]\b|\bsabse (?:zy|jy|zi|ji)ada\b/i;
const WITHIN =
  /\b(?:under|below|within|budget|up ?to|less than|not more than|maximum|max|get for|for|with|have|buys?|spend|afford|take)\b/i;
const DISCOUNT =
  /\b(?:discounts?|deals?|negotia\w+|(?:any|special|launch|festival|current) offers?)\b|\b(?:cheaper|save|saving)\b.*\b(?:year\w*|annual\w*)\b|\b(?:year\w*|annual\w*)\b.*\b(?:cheaper|save|saving|less)\b/i;
const TERMS =
  /\b(?:set[ -]?up (?:fees?|costs?|charges?)|lock.?in|hidden (?:costs?|fees?|charges?)|money.?back|refund\w*|guarantee|cancel\w*|terminat\w*|exit|quit|withdraw|minimum term|commitment|not (?:happy|satisfied)|unhappy|the contract (?:yearly|monthly|period|term)|yearly contract|notice(?! (?:that|the|you\w*)\b))\b|\bextra (?:fees?|costs?)\b/i;
/** The end of the contract, in either order. */
const ENDS =
  /\b(?:end|stop|discontinu|leav|clos)\w*(?: \w+){0,2} (?:agreement|contract|services?|subscription|paying|using)\b|\b(?:i|we) (?:stop|discontinue|leave|get out|walk out)\b(?!.*\b(?:agent|bot|calls?|calling|messages?)\b).*\b(?:mid\w*|early|any ?time|after|before|in between)\b|\bbeech (?:mein|me)\b.*\b(?:band|chho[dr]\w*)\b|\b(?:agreement|contract|services?|subscription)(?: \w+){0,2} (?:ends?|ended|stops?|over|khatam|band)\b/i;
const REFUND = /\b(?:money|refund\w*|guarantee|paisa)\b/i;
const KEPT =
  /\bdata\b|\b(?:delet|export|retain)\w*\b|\b(?:keep|lose)\b.*\bleads?\b|\bhappens? (?:to|with)\b/i;
const SAFE = /\b(?:safe\w*|secur\w*|encrypt\w*|protect\w*)\b/i;
const TRIAL = /\b(?:free trial|trial|try (?:it )?(?:for )?free|for free)\b/i;
const LANGUAGES = /\b(?:languages?|multilingual|bhasha\w*|regional|vernacular|dialects?)\b|भाषा/i;
/** Languages that are not on the list. */
const OTHER_LANGUAGES =
  /\b(?:bhojpuri|urdu|konkani|tulu|sanskrit|nepali|sindhi|kashmiri|maithili|manipuri|rajasthani|marwari|haryanvi|arabic|french|german|spanish|chinese|mandarin|japanese|russian|portuguese)\b/i;
const SPEAKS =
  /\b(?:speak|talk|understand|answer|support|converse|know|reply|baat|agent|bot|ai|call|voice|chat|does|do|can)\b/i;
const SAVINGS =
  /\b(?:sav\w+|roi|return)\b.*\b(?:agents?|team|staff|sales ?(?:desk|people)|ai)\b|\b(?:team|staff|sales ?(?:desk|people)|salar\w+)\b.*\b(?:sav\w+|replac\w+)\b/i;
const SHOW =
  /\b(?:show|see|view|open|take|watch|explore|walk|look|inside|samples?|examples?|visit|try|have|dikha\w*|browse|tour of|let me)\b|दिखा/i;
const PLACES =
  /\b(?:tours?|walk-?throughs?|homes?|houses?|flats?|apartments?|villas?|pent ?houses?|bungalows?|bhk|meridian|laterite|harbour|harbor|panoramas?|360|your work)\b|\d\s?bhk|टूर/i;
export const PRICE =
  /\b(?:pric\w+|costs?|how much|rates?(?<!conversion rates?)(?<!up rates?)|charges?|fees?|quot(?:e|ation)|pay|tariffs?|expens\w+|commercials|rupees|kitn[aei]|kharch\w*|daam|bhaa?v|paisa|lakhs?)\b|कीमत|दाम|कितन/i;
const CUSTOMERS =
  /\b(?:customers?|clients?|references?|case stud\w+|success stor\w+|testimonials?|proof|track record|who (?:uses|works|has used)|other builders|builders (?:say|use|work)|worked with)\b/i;
const NOT_CUSTOMERS =
  /\b(?:data|my (?:customers|clients)|our (?:customers|clients)|talk|speak|answer)\b/i;
const DEVICES =
  /\b(?:phones?|mobiles?|browsers?|devices?|headsets?|apps?|laptops?|tablets?|ipads?|screens?)\b/i;
const OFFICE =
  /\b(?:offices?|located|location|address|headquarters?|where are you|based|branch(?:es)?|presence|timings?|(?:opening|business|working|your) hours|(?:are|is) (?:you|the office|it) (?:open|closed)|(?:some(?:body|one)|people|staff|team) (?:\w+ )?(?:in|at|near))\b/i;
const NOT_OFFICE = /\be?-?mail\b/i;
const PLAN_WORD = /\b(?:plans?|packages?|options?|solutions?|need|kis|bundles?)\b/i;
const INCLUDED =
  /\b(?:includ\w*|available|comes? with|is there|are there|have|has|features?|part of|supports?|provid\w+|gives?|offers?|host\w*|how many|(?:can|does|will) (?:it|they|(?:the|your) \w+)|which (?:plan|package))\b/i;
const HOME_PRICE =
  /\b(?:bhk|meridian|laterite|harbour|harbor|villas?|bungalows?|penthouses?|flats?|apartments?)\b/i;

/** Words for an earlier price. */
const BEFORE = /\b(?:before|earlier|old|originally|previous\w*|was)\b/i;

/** Words of a question that say nothing of their own beside a price or a tour. */
const KNOWN =
  /^(?:a|all|and|any|are|around|at|be|can|could|cost\w*|do|does|everything|for|from|give|have|hello|hi|how|i|in|is|it|list|me|much|my|of|on|one|our|package\w*|per|plan\w*|please|pric\w*|project\w*|quot\w*|rate\w*|send|share|tell|that|the|there|these|this|to|total|us|want|we|what|whats|will|with|would|you|your|lakh\w*|lac\w*|crore\w*|thousand\w*|rupee\w*|inr|rs|month\w*|year\w*|fee\w*|charge\w*|know|like|need|many|kindly|pls|plz|sir|madam|ji|namaste|dear|got|live|right|tentative|ballpark|final|actual|service\w*|product\w*|offering\w*|virtual|tour\w*|360|degree|agent\w*|ai|sales|bundle\w*|flat\w*|home\w*|house\w*|apartment\w*|villa\w*|penthouse\w*|bhk|\d+\w*|engine|intelligence|property|voice|vr|calling|bot\w*|chatbot\w*|show\w*|see|view|open|take|walk|look\w*|through|inside|sample\w*|example\w*|visit|try|get|details?|about|builder\w*|developer\w*|kya|hai|hoga|kharch\w*|ka|ki|ke|kitna|kitne|kitni|daam|bata\w*|mujhe|hame|chahiye|dijiye|dikhao|aapk[aei]|liye|mein|me|pay|approx\w*|roughly|exactly|charges|setting|up|both|an|as|by|some|yours?|s|available|online|now|first|single|one|two|three|all|between|build\w*|own|if|or|so|just|really|actually|let|go|here|then|ok|okay|yes|u|ur|wats?|which|who|where|when|use|using|buy\w*|order|overall|complete|full|current\w*|latest|today|virtually|room\w*|meridian|heights|laterite|court|harbou?r|sky|work\w*|card|card\w*|expect\w*|tariff\w*|expens\w*)$/i;

/** The patterns of what is asked. */
export const TOPICS: readonly RegExp[] = [
  ...[CALL_BACK, DEMO, DEMO_TOUR, COMPARE, RECOMMEND, HOW_LONG, DELIVERED, CHEAPEST, DEAREST],
  ...[
    DISCOUNT,
    TERMS,
    ENDS,
    SAFE,
    TRIAL,
    LANGUAGES,
    SAVINGS,
    PLACES,
    PRICE,
    CUSTOMERS,
    OFFICE,
    PLAN_WORD,
  ],
];

/** Words before a noun that change little. */
const SMALL = /^(?:a|an|the|of|for|does|do|is|are|will|my|your|this)$/i;

/** The words of a message that are not understood. */
function unknownIn(text: string): readonly string[] {
  const isKnown = (word: string) =>
    [KNOWN, COMPARE, PLACES, PRICE].some((each) => each.test(word)) || isPlaceName(word);
  return wordsOf(text).filter((word) => !isKnown(word) && !/\p{Script=Devanagari}/u.test(word));
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a message says little that is not understood, and nothing of a name or of what has a price. */
function isUnderstood({ text }: Question, most?: number): boolean {
  const isHindi = HINDI.test(text);
  const unknown = unknownIn(text);
  const words = wordsOf(text).filter((word) => !SMALL.test(word));
  const matters = unknown.some((word) => {
    const at = words.indexOf(word);
    const isPriced = words.slice(Math.max(0, at - 2), at + 3).some((next) => PRICE.test(next));
    return (isPriced && !isHindi) || (at > 0 && /^\p{Lu}\p{L}/u.test(word) && /\p{Ll}/u.test(text));
  });
  return !matters && unknown.length <= (most ?? (isHindi ? 3 : 1));
}

/** Hindi in Latin letters, whose verbs are many. */
const HINDI = /\b(?:ka|ki|ke|hai|kya|mein|kitn[aei])\b/i;

/** The answer to what builders ask, or undefined. */
export function replyTo(question: Question): Reply | undefined {
  const { text, plans, group, budget, languages } = question;
  const write = writerFor(text);
  const says = (pattern: RegExp) => pattern.test(text);
  const grouped = group && offers.filter((plan) => plan.group === group);

  if (says(CALL_BACK) || says(PHONE)) return callBackReply(question, says(DEMO));
  if (says(DEMO) && !says(DEMO_TOUR)) return demoReply(question);
  if (says(COMPARE) && plans.length > 1) return comparison(plans, write, question);
  const spoken = languages.length > 0 && planLanguagesReply(question, write);
  if (spoken) return spoken;
  if (languages.length > 0 && says(SPEAKS) && !budget && !wantsAdvice(question))
    return languagesReply(question);
  if (says(COMPARE) && says(/\btours?\b/i) && says(/\b(?:agents?|ai)\b/i)) return solutionsReply();
  if (says(COMPARE) && grouped && isUnderstood(question, 2))
    return comparison(grouped, write, question);
  if (says(HOW_LONG) && says(DELIVERED) && !says(NOT_DELIVERED) && !(budget && plans.length > 0))
    return timesReply(question);
  if (says(SAVINGS)) return savingsReply(budget?.monthly);
  if (says(TERMS) || says(ENDS)) return termsReply(question);
  const having = says(INCLUDED) && group !== 'engine' && featuresReply(question, write);
  if (having) return having;
  const isOfTours = group === 'tours' && question.tours > 1 && !budget && !says(RECOMMEND);
  if (grouped && plans.length === 0 && isOfTours && says(PRICE))
    return plansReply(grouped, write, question);
  const isSumAlone = budget && !question.projects && !question.isLarge && !question.cities.length;
  if (plans.length === 0 && isSumAlone && says(RECOMMEND)) return budgetReply(question, write);
  if (plans.length === 0 && wantsAdvice(question)) return recommendation(question, write);
  if (plans.length > 1) return comparison(plans, write, question);
  if (plans.length > 0) return plansReply(plans, write, question);
  const priced = budget && says(BEFORE) ? plansFor(budget.amount) : [];
  if (priced.length > 0) return plansReply(priced, write, question);
  if (budget && (budget.per || says(WITHIN) || says(PLAN_WORD) || isUnderstood(question)))
    return budgetReply(question, write);
  if (says(CHEAPEST)) return extremesReply(question, write, 'least');
  if (says(DEAREST)) return extremesReply(question, write, 'most');
  if (says(/\bencrypt\w*\b/i) || (says(SAFE) && says(/\bdata\b|\bleads?\b|\bbuyers?\b/i)))
    return safetyReply();
  if (says(DISCOUNT)) return discountReply();
  if (says(TRIAL)) return trialReply();
  if (says(LANGUAGES) || says(OTHER_LANGUAGES) || (languages.length > 0 && isShort(text)))
    return languagesReply(question);
  if (says(OFFICE) && !says(NOT_OFFICE)) return officesReply(question);
  if (says(CUSTOMERS) && !says(NOT_CUSTOMERS)) return customersReply();
  if (!group && says(HOME_PRICE) && says(PRICE)) return homesReply(text);
  if (says(PRICE) && isUnderstood(question))
    return grouped ? plansReply(grouped, write, question) : priceList(write);
  const room = roomNamed(text);
  if (says(SHOW) && room) return roomReply(room);
  if (says(DEVICES) && group === 'tours') return devicesReply();
  const isOfHomes = says(PLACES) || wordsOf(text).some(isPlaceName);
  if (isOfHomes && (says(SHOW) ? isUnderstood(question) : unknownIn(text).length === 0))
    return toursReply(text);
  return undefined;
}

/** Whether to recommend a plan: the message asks for advice, or says how much is built. */
function wantsAdvice({ text, projects = 0, isLarge, cities, budget }: Question): boolean {
  const isSomewhere = cities.length > 0;
  const isSized = isLarge || projects > 1 || (projects > 0 && (Boolean(budget) || isSomewhere));
  if (!RECOMMEND.test(text))
    return (
      (isSized && (Boolean(budget) || isSomewhere || PRICE.test(text))) ||
      (isSomewhere && WE_BUILD.test(text))
    );
  const isExtreme = CHEAPEST.test(text) || DEAREST.test(text);
  return isSized || isSomewhere || (ADVICE_FOR.test(text) && !isExtreme);
}

/** Builders who introduce themselves. */
const WE_BUILD = /\b(?:we|i|i['’]m)\b.*\b(?:build\w*|develop\w*|sell\w*|launch\w*|construct\w*)\b/i;

/** The subject of the advice. */
const ADVICE_FOR =
  /\b(?:plans?|packages?|bundles?|options?|me|us|need|builder|developer|project)\b/i;

/** Whether a message has no more than five words. */
function isShort(text: string): boolean {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= 5;
}

function solutionsReply(): Reply {
  return {
    words: solutions.map(({ name, description }) => `${name}: ${description}`).join(' '),
    cards: offers
      .filter(({ group }) => group === 'bundles')
      .map((plan) => planCard(plan, formatRupees)),
  };
}

function devicesReply(): Reply {
  return { words: `${solutions[0]!.description} It needs no app: it is a link.` };
}

function timesReply({ plans, group = plans[0]?.group, text }: Question): Reply {
  const all = {
    tours: `Tours are delivered in ${claims.tourDelivery}.`,
    agents: `AI agents are live in ${claims.agentDelivery}.`,
    engine: `The intelligence engine is integrated in under ${claims.engineIntegration}.`,
  };
  const leads = `Expect first leads within ${claims.firstLeads} of going live.`;
  if (/\bleads?\b/i.test(text)) return { words: leads };
  if (group && group !== 'bundles') return { words: `${all[group]} ${leads}` };
  return {
    words: `All of it is set up in ${claims.setup}. ${all.tours} ${all.agents} ${all.engine} ${leads}`,
  };
}

function savingsReply(cost: number = savings.placeholder): Reply {
  const write = writerFor('');
  const { teamCost, monthly, annual } = savingAgainst(cost);
  return {
    words: `An agent costs ${write(savings.agentCost)} a month. Against a sales team of ${write(teamCost)} a month it saves ${write(monthly)} a month, ${write(annual)} a year.`,
  };
}

/** The text of a clause of the legal documents. */
function clause(title: string): string {
  type Clause = { readonly title: string; readonly text?: string | undefined };
  const clauses = legalDocuments.flatMap<Clause>((each) => each.clauses);
  return clauses.find((each) => each.title === title)!.text!;
}

function termsReply({ text, months = 0 }: Question): Reply {
  const { notice, retention } = legalTerms;
  if (KEPT.test(text))
    return {
      words: `Customer data is kept for ${retention.customer}. ${clause('Termination')} ${clause('Your rights')}`,
    };
  const days = parseInt(claims.guarantee);
  const refund =
    Math.round(months * 30) > days
      ? `No, the money-back guarantee is over after ${days} days. `
      : `Yes, within the first ${days} days you get your money back. `;
  return {
    words: `${months && REFUND.test(text) ? refund : ''}There are no setup fees, you can cancel anytime, and there is a ${claims.guarantee}. Either side may end the agreement, and we may change prices, with ${notice}.`,
  };
}

function safetyReply(): Reply {
  const { inTransit, atRest, breachNotice } = legalTerms;
  return {
    words: `Data is encrypted on its way with ${inTransit} and where it is kept with ${atRest}. You would hear of a breach within ${breachNotice}.`,
  };
}

function trialReply(): Reply {
  const { length, queries } = claims.trial;
  return {
    words: `The intelligence engine is free for ${length}, with ${queries} AI queries and without a credit card. Tours and agents have no trial but a ${claims.guarantee}; the sample tours are open to everyone.`,
  };
}

function languagesReply({ languages, text }: Question): Reply {
  const other = OTHER_LANGUAGES.exec(text)?.[0];
  const yes = languages.length > 0 ? `Yes, it speaks ${languages.join(' and ')}. ` : '';
  const named = other ? `${other} is not among the languages that it speaks. ` : yes;
  return {
    words: `${named}${claims.languages} The languages are ${languageNames}. Starter AI speaks English only; Professional AI and Enterprise AI speak all of them.`,
  };
}

/** Whether a plan speaks the languages that a question names. Undefined for plans without an agent. */
function planLanguagesReply({ plans, languages }: Question, write: Writer): Reply | undefined {
  const spoken = plans.flatMap((plan) => {
    const agent = plan.features.find((feature) => offers.some(({ name }) => name === feature));
    const { features } = agent ? offer(agent) : plan;
    const range = features.find((feature) => /\b(?:English only|languages)$/.test(feature));
    return range && plan.group !== 'engine' ? [{ plan, range }] : [];
  });
  if (spoken.length === 0) return undefined;
  const words = spoken.map(({ plan: { name }, range }) => {
    const isSpoken = !range.startsWith('English') || languages.every((each) => each === 'English');
    return `${isSpoken ? 'Yes' : 'No'}, ${name} speaks ${range}.`;
  });
  const enough = offer('Professional AI');
  return {
    words: `${words.join(' ')} ${enough.name} speaks ${languageNames}.`,
    cards: [...new Set([...spoken.map(({ plan }) => plan), enough])].map((plan) =>
      planCard(plan, write),
    ),
  };
}

function homesReply(text: string): Reply {
  const tours = toursNamed(text);
  return {
    words: tours.map((tour) => `${tour.title} in ${tour.location}: ${priceOf(tour)}.`).join(' '),
    cards: tours.map((tour) => tourCard(tour)),
  };
}

function toursReply(text: string): Reply {
  const tours = toursNamed(text);
  const [only] = tours;
  if (tours.length > 1)
    return {
      words: `You can walk through three homes: ${tours.map(({ title, location }) => `${title} in ${location}`).join('; ')}. Which one shall I open?`,
      cards: tours.map((tour) => tourCard(tour)),
    };
  return {
    words: `This is ${only!.title} in ${only!.location}. Look around, and walk through the doors.`,
    cards: [tourCard(only!)],
    call: { name: 'open_tour', arguments: { home: only!.title } },
  };
}

function roomReply(place: NonNullable<ReturnType<typeof roomNamed>>): Reply {
  const { tour, room, name } = place;
  return {
    words: [
      `This is the ${name.toLowerCase()} of ${tour.title}, in ${tour.location}.`,
      ...roomOf(tour.id, room).spots.map(
        ({ title, text }) => `${title}: ${text[0]!.toLowerCase()}${text.slice(1)}`,
      ),
    ].join(' '),
    cards: [tourCard(tour, place)],
    call: { name: 'open_tour', arguments: { home: tour.title, room: name } },
  };
}
