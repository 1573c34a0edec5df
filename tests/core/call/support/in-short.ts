import type { CallInput } from '../../../../core/call/machine/events.js';

/** Facts in short: certain words, or words that may still change in brackets. */
export function inShort(facts: readonly CallInput[]): string {
  return facts.map(factInShort).join(' | ');
}

function factInShort(fact: CallInput): string {
  switch (fact.type) {
    case 'call-transcribed': {
      const heard = fact.heard === undefined ? '' : ` heard ${fact.heard}`;
      return `${fact.role}: ${fact.final ? fact.text : `(${fact.text})`}${heard}`;
    }
    case 'call-changed':
      return JSON.stringify(fact.change);
    case 'call-degraded':
      return fact.error.message;
    case 'broken':
      return `${fact.kind}: ${fact.message}`;
    case 'end-announced':
      return `end: ${fact.reason}`;
    default:
      return 'role' in fact ? `${fact.type} ${fact.role}` : fact.type;
  }
}
