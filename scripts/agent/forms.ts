import { claims } from '../../host-site/content/claims.js';
import { company } from '../../host-site/content/company.js';
import { CONTACT_THANKS, contactLabels } from '../../host-site/content/contact.js';
import { offers } from './offers.js';
import type { Question } from './question.js';
import type { Form, Reply } from './reply.js';
import { timeIn } from './times.js';

/** An Indian mobile number. */
export const PHONE = /(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b/;
const EMAIL = /\S+@\S+\.\w+/;
const NAME =
  /\b(?:[Mm]y name is|[Ii](?: am|['’]m)|[Tt]his is|[Mm]yself)\s+((?:\p{Lu}[\p{L}'.]+\s?){1,3})/u;

const PACKAGE = 'Package';

const value = (found: RegExpExecArray | null, at = 0) => found && { value: found[at]!.trim() };

function form(id: string, title: string, submit: string, { text, plans }: Question): Form {
  const time = timeIn(text);
  return {
    id,
    title,
    submit,
    fields: [
      { kind: 'name', label: contactLabels.name, required: true, ...value(NAME.exec(text), 1) },
      { kind: 'phone', label: contactLabels.phone, required: true, ...value(PHONE.exec(text)) },
      { kind: 'email', label: contactLabels.email, ...value(EMAIL.exec(text)) },
      {
        kind: 'choice',
        label: PACKAGE,
        options: offers.filter(({ group }) => group !== 'engine').map(({ name }) => name),
        ...(plans[0] && plans[0].group !== 'engine' && { value: plans[0].name }),
      },
      { kind: 'time', label: 'When it suits you', ...(time && { value: time }) },
    ],
  };
}

export function demoReply(question: Question): Reply {
  const [plan] = question.plans;
  return {
    words: `Gladly. Half an hour is enough to see ${plan ? `the ${plan.name}` : 'a tour and an agent'} with your own project. Who are you, and when does it suit you?`,
    form: form('demo', 'Book a demo', 'Book the demo', question),
  };
}

/** Offers a call, also for a demo that is asked for with it. */
export function callBackReply(question: Question, isForDemo: boolean): Reply {
  return {
    words: `We call you back${isForDemo ? ' about your demo' : ''}, within ${claims.businessHoursReply} in business hours: ${company.hours}. Or call ${company.phone}.`,
    form: form('call-back', 'Call me back', 'Ask for the call', question),
  };
}

/** Begins an answer that says that there is none. */
export const UNKNOWN = 'I don’t know that, and I won’t guess.';

export function unknownReply(question: Question): Reply {
  return {
    words: `${UNKNOWN} Leave your number and a colleague will answer within ${claims.businessHoursReply} in business hours, or write to ${company.email}.`,
    form: form('question', 'Ask a colleague', 'Send the question', question),
  };
}

/** The answer to a form that the visitor has sent: one line for each field. */
export function submittedReply(message: string): Reply | undefined {
  const field = (label: string) => new RegExp(`^${label}: (.+)$`, 'm').exec(message)?.[1];
  const name = field(contactLabels.name);
  if (!name || !field(contactLabels.phone)) return undefined;
  const plan = field(PACKAGE);
  return {
    words: `${CONTACT_THANKS.replace('!', `, ${name}!`)}${plan ? ` It will be about ${plan}.` : ''}`,
  };
}
