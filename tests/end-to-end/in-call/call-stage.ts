import { describe } from 'node:test';
import { Stage, type Circumstances } from '../stage.js';
import type { Visitor } from '../visitor.js';

/** An assistant that waits for the visitor, so that nothing is said unless a test has it said. */
export const QUIET = {
  'assistant-overrides': '{"firstMessageMode":"assistant-waits-for-user"}',
};

interface CallCircumstances extends Circumstances {
  /** What the provider is to do in the call, as it is asked in an address. */
  readonly faults?: string;
}

/** A stage for what happens in a call, or instead of one. */
export class CallStage extends Stage {
  /** Where the provider can be asked for what goes wrong. */
  faulty(faults: string): string {
    return `${this.provider.url}/faults/${faults}`;
  }

  /** The attributes of a tag whose calls go to the provider's Realtime endpoint. */
  realtime(query = ''): Record<string, string> {
    return {
      transport: 'openai-realtime',
      exchange: `${this.provider.url}/v1/realtime/calls${query}`,
      'public-key': 'ek_1',
      'assistant-id': '',
    };
  }

  /** The attributes of a tag whose calls go to the provider's Pipecat endpoint. */
  pipecat(query = ''): Record<string, string> {
    return {
      ...this.realtime(),
      transport: 'pipecat',
      exchange: `${this.provider.url}/api/offer${query}`,
    };
  }

  /** A visitor on a page of their own, in voice mode unless the attributes say otherwise. */
  override comes(
    attributes: Record<string, string> = {},
    { faults, ...others }: CallCircumstances = {},
  ): Promise<Visitor> {
    const address = faults && { 'api-url': this.faulty(faults) };
    return super.comes({ mode: 'voice', ...address, ...attributes }, others);
  }

  /** One whose assistant listens already. */
  async calls(attributes?: Record<string, string>, also?: CallCircumstances): Promise<Visitor> {
    const visitor = await this.comes(attributes, also);
    await visitor.connects();
    return visitor;
  }
}

type Transports = readonly (readonly [
  name: string,
  attributes: (stage: CallStage, query?: string) => Record<string, string>,
])[];

/** The transports over a peer connection, and the attributes of a tag that uses each. */
export const OVER_PEER: Transports = [
  ['by OpenAI’s Realtime API', (stage, query) => stage.realtime(query)],
  ['by a Pipecat bot', (stage, query) => stage.pipecat(query)],
];

/** All transports of a call. */
export const TRANSPORTS: Transports = [['by the specified provider', () => QUIET], ...OVER_PEER];

/** One by a library and one over a plain peer connection, for what no provider's messages decide. */
export const CONNECTIONS: Transports = TRANSPORTS.slice(0, 2);

/** The request for a call, by any transport. */
export const CALL_REQUEST = /call\/web|realtime\/calls|api\/offer/;

/** Tests that share one browser and one provider, two at a time. */
export function describeInCall(title: string, tests: (stage: CallStage) => void): void {
  describe(title, { concurrency: 2 }, () => tests(new CallStage()));
}

/** Has the assistant say something. */
export function say(visitor: Visitor, message: string): Promise<void> {
  return visitor.asks('sendToCall', { type: 'say', message, content: message });
}

/** What is said to the visitor of how the call goes. */
export function notice(visitor: Visitor, text: RegExp) {
  return visitor.part('call-notice').filter({ hasText: text });
}

/** Waits until nothing is said of how the call goes. */
export function noNotice(visitor: Visitor): Promise<void> {
  return visitor.part('call-notice').waitFor({ state: 'detached' });
}

/** The provider's id of the call that was begun on this page. */
export async function callId(visitor: Visitor): Promise<string> {
  return String((await visitor.hears('call-start-success'))['callId']);
}

/** A script that gives its page a content security policy. */
export function withPolicy(policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return `addEventListener('DOMContentLoaded', () =>
    document.head.append(document.createRange().createContextualFragment(${JSON.stringify(meta)})));`;
}
