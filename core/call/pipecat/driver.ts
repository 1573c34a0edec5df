import { delay } from '../../async/abort.js';
import { toJson } from '../../json.js';
import type { CallWords } from '../../machine/effects.js';
import type { FailureKind } from '../../machine/failures.js';
import type { CallRequest } from '../../ports.js';
import { anyFieldsOf, type Fields } from '../../provider/fields.js';
import { randomId } from '../../provider/random-id.js';
import { attempt } from '../../reports/safely.js';
import { warnOnce } from '../../reports/warn-once.js';
import { listTools } from '../../tools/find-tool.js';
import { CallError, failureOf } from '../call-error.js';
import type { CallInput } from '../machine/events.js';
import { exchangeOffer, sendToBackEnd, type Answer } from '../peer/exchange.js';
import { PeerDriver } from '../peer/peer-driver.js';
import type { CallContext } from '../transport.js';
import { CandidateSender } from './candidates.js';
import { RtviReader } from './reader.js';

/** The version of RTVI in which a bot reports how much of a sentence has been spoken. */
const VERSION = '2.1.0';

/** How many calls of functions are remembered. */
const MOST_CALLED = 100;

/** How long a lost connection may heal by itself, in milliseconds. */
const HEALING_MS = 5000;

/** How long the connection is restarted in vain, in milliseconds. A bot gives a silent page up after about as long. */
const RESTARTING_MS = 30_000;

/** How long after a restart that was not answered the next one follows, in milliseconds. */
const RETRY_MS = 2000;

const JSON_TYPE = 'application/json';

const WITHHELD =
  'voice-assistant: the bot withholds the names of functions: to run tools of the page, set its function_call_report_level to FULL.';

/** The failures of a restart that the next one may not have. */
const RETRIED: readonly FailureKind[] = ['offline', 'no-answer'];

/** Carries a call to a Pipecat bot with a SmallWebRTC transport, which speaks RTVI. */
export class PipecatDriver extends PeerDriver {
  protected readonly channel = 'chat';
  readonly #reader: RtviReader;
  readonly #candidates: CandidateSender;
  /** The newest calls of functions, whose results repeat them. */
  readonly #called = new Map<unknown, object>();
  /** The bot's id of the connection, by which that can be restarted. */
  #id: string | null = null;
  #isReady = false;
  #healing: ReturnType<typeof setTimeout> | undefined;
  /** When the connection was lost, in milliseconds of `performance.now()`. */
  #lostAt: number | null = null;
  #isRestarting = false;

  constructor(request: CallRequest, context: CallContext) {
    super(request, context);
    this.#reader = new RtviReader(Boolean(request.showModelOutput));
    this.#candidates = new CandidateSender((body) => this.#patch(toJson(body)));
    // Before the connection is closed.
    this.over.addEventListener('abort', () => {
      clearTimeout(this.#healing);
      attempt(() => this.#send('disconnect-bot'));
    });
  }

  addWords({ role, text, respond, messageId, toolCallId }: CallWords): void {
    this.attemptToSend(() => {
      if (toolCallId) {
        const result = attempt(() => JSON.parse(text) as unknown) ?? text;
        return this.#send('llm-function-call-result', { ...this.#called.get(toolCallId), result });
      }
      if (role !== 'user' || !respond)
        throw new TypeError(
          `A call with transport "pipecat" takes no words of the ${role} as context`,
        );
      this.#send('send-text', { content: text, options: { run_immediately: true } });
    }, messageId);
  }

  protected async exchange(offer: string): Promise<Answer> {
    this.#candidates.hold();
    const before = this.#id;
    const body = { sdp: offer, type: 'offer', pc_id: before, restart_pc: before !== null };
    const posted = { offer, body: toJson(body), type: JSON_TYPE, pcId: before };
    const answer = await exchangeOffer(this.request, this.#url, posted, this.over);
    this.#id ??= answer.callId;
    this.#candidates.release(answer.callId);
    return answer;
  }

  protected connected(): void {
    this.#send('client-ready', { version: VERSION, about: { library: 'voice-assistant' } });
  }

  protected read(message: Fields): readonly CallInput[] {
    const { type } = anyFieldsOf(message['message']);
    if (message['type'] === 'signalling') return type === 'peerLeft' ? [{ type: 'left' }] : [];
    this.#isReady ||= message['type'] === 'bot-ready';
    return this.#reader.receive(message);
  }

  protected override found(candidate: RTCIceCandidate): void {
    this.#candidates.add(candidate);
  }

  protected write(type: string, { data, id }: Fields): object {
    return envelope(type, data, id);
  }

  protected override react({ type, data }: Fields): void {
    const isOld = type === 'llm-function-call';
    if (!isOld && type !== 'llm-function-call-in-progress') return;
    const { function_name: name, tool_call_id: id, arguments: current, args } = anyFieldsOf(data);
    const input = anyFieldsOf(isOld ? args : current);
    if (typeof name !== 'string') return void this.#explainWithheldName();
    // A bot may report a call in both ways.
    if (this.#called.has(id)) return;
    if (this.#called.size >= MOST_CALLED) this.#called.delete([...this.#called.keys()][0]);
    this.#called.set(id, { function_name: name, tool_call_id: id, arguments: input });
    this.callTool(id, name, input);
  }

  protected override get restarts(): boolean {
    return this.#isReady && this.#id !== null;
  }

  protected override watchState(state: RTCPeerConnectionState): void {
    clearTimeout(this.#healing);
    if (!this.restarts) return super.watchState(state);
    if (state === 'connected') {
      this.#lostAt = null;
      return super.watchState(state);
    }
    if (state !== 'disconnected' && state !== 'failed') return;
    this.report(false);
    this.#lostAt ??= performance.now();
    if (state === 'failed') void this.#restart();
    else this.#healing = setTimeout(() => void this.#restart(), HEALING_MS);
  }

  /** Connects again to the bot, which goes on meanwhile. */
  async #restart(): Promise<void> {
    if (this.#isRestarting) return;
    this.#isRestarting = true;
    while (!this.over.aborted) {
      const failure = await this.#connectAgain().then(() => null, failureOf);
      if (!failure) break;
      const isLate = performance.now() - this.#lostAt! > RESTARTING_MS;
      if (isLate || !RETRIED.includes(failure.kind)) return this.breakOff(failure.message);
      await delay(RETRY_MS, this.over).catch(() => undefined);
    }
    this.#isRestarting = false;
  }

  async #connectAgain(): Promise<void> {
    const answer = await this.connect();
    if (answer.callId !== this.#id)
      throw new CallError('call-dropped', 'The bot has given the call up');
    await this.accept(answer);
  }

  async #explainWithheldName(): Promise<void> {
    const tools = await listTools(this.request.toolOptions?.() ?? {});
    if (tools.length > 0) warnOnce([WITHHELD]);
  }

  get #url(): string {
    return String(this.request.exchange);
  }

  /** A function of the page exchanges offers only. */
  async #patch(body: string): Promise<void> {
    if (typeof this.request.exchange !== 'string') return;
    await sendToBackEnd(
      this.request,
      this.#url,
      { method: 'PATCH', body, type: JSON_TYPE },
      this.over,
    );
  }

  #send(type: string, data?: object): void {
    this.peer?.write(envelope(type, data));
  }
}

function envelope(type: string, data: unknown = {}, id: unknown = randomId()): object {
  return { label: 'rtvi-ai', type, id, data };
}
