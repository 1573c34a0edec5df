import type { CallWords } from '../../machine/effects.js';
import type { CallRequest } from '../../ports.js';
import { anyFieldsOf, type Fields } from '../../provider/fields.js';
import { attempt } from '../../reports/safely.js';
import type { CallInput } from '../machine/events.js';
import { exchangeOffer, type Answer } from '../peer/exchange.js';
import { PeerDriver } from '../peer/peer-driver.js';
import type { CallContext } from '../transport.js';
import { RealtimeReader } from './reader.js';
import { OfferedTools } from './offered-tools.js';
import { AnswerRequests, itemOf } from './requests.js';

/** The exchange of OpenAI. Other vendors have their own. */
export const OPENAI_CALLS = 'https://api.openai.com/v1/realtime/calls';

/**
 * Carries a call with the events of OpenAI's Realtime API, which others speak, too. The page's server configures
 * the session; the page adds tools and typed words.
 */
export class RealtimeDriver extends PeerDriver {
  /** The name that OpenAI gives to it. */
  protected readonly channel = 'oai-events';
  readonly #reader: RealtimeReader;
  readonly #answers = new AnswerRequests((event) => this.peer?.write(event));
  readonly #tools: OfferedTools;

  constructor(request: CallRequest, context: CallContext) {
    super(request, context);
    this.#reader = new RealtimeReader(Boolean(request.showModelOutput));
    this.#tools = new OfferedTools(
      request.toolOptions,
      {
        attempt: (send) => this.attemptToSend(send),
        write: (event) => this.peer?.write(event),
        addWords: (words) => this.addWords(words),
      },
      this.over,
    );
  }

  addWords(words: CallWords): void {
    this.attemptToSend(() => {
      this.peer?.write(itemOf(words));
      // What the visitor types interrupts; a tool's outcome waits for its turn.
      if (!words.respond) return;
      const instead = words.role === 'user';
      const now = performance.now();
      this.#answers.request({ instead }, now);
      if (instead) this.#reader.cutOff(now).forEach(this.context.dispatch);
    }, words.messageId);
  }

  protected exchange(offer: string): Promise<Answer> {
    const { exchange } = this.request;
    const url = typeof exchange === 'string' ? exchange : OPENAI_CALLS;
    const posted = { offer, body: offer, type: 'application/sdp' };
    return exchangeOffer(this.request, url, posted, this.over);
  }

  protected connected(): void {
    this.#tools.offer();
    this.context.dispatch({ type: 'listening' });
  }

  protected read(event: Fields): readonly CallInput[] {
    const now = performance.now();
    attempt(() => this.#answers.follow(event['type'], anyFieldsOf(event['error'])['code'], now));
    return this.#reader.receive(event, now);
  }

  protected write(_type: string, event: Fields): object {
    return event;
  }

  protected override react(event: Fields): void {
    const item = anyFieldsOf(event['item']);
    if (event['type'] !== 'response.output_item.done' || item['type'] !== 'function_call') return;
    const { call_id: id, name, arguments: args } = item;
    this.callTool(id, name, args);
    if (typeof name === 'string' && typeof id === 'string') void this.#tools.answerIfGone(name, id);
  }

  protected override follow(audible: boolean, now: number): void {
    this.#tools.follow();
    attempt(() => this.#answers.hear(audible, now));
    this.#reader.follow(audible, now).forEach(this.context.dispatch);
  }

  protected override recovered(): void {
    this.#tools.repeat();
  }
}
