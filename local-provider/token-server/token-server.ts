import { type Counters, countersInMemory } from './counters.js';
import { networkOf } from './network.js';
import { Signer } from './signature.js';
import { bitsFor, isProven, newChallenge, type Proof } from './work.js';

/** The body of a request, as JSON. Every field may be missing. */
export interface TokenRequest {
  /** The id by which the widget names this browser. Anybody can invent one. */
  readonly visitor?: string;
  /** The answer to a challenge. */
  readonly proof?: Partial<Proof>;
  /** The response of a captcha on the page. */
  readonly captcha?: string;
}

export interface TokenServerOptions {
  /** The origins whose pages get tokens, such as `https://example.com`. */
  readonly origins: readonly string[];
  /** The private key of the provider's account. It never leaves this server. */
  readonly privateKey: string;
  /** The id of the provider's account. */
  readonly organization: string;
  /** The ids of the assistants that a token is good for. */
  readonly assistants: readonly string[];
  /** How long a token is valid, in seconds. Default 600. */
  readonly lifetimeSeconds?: number;
  /** The most tokens of the site in a day (UTC). Default 1000. */
  readonly perDay?: number;
  /** The most tokens of the site in an hour, so that a flood does not take the whole day's. Default an eighth of `perDay`. */
  readonly perHour?: number;
  /** The most tokens for one visitor in a day. Default 50. */
  readonly perVisitor?: number;
  /** Another way to reach the site, for visitors without a token: a URL, also `mailto:` or `tel:`. */
  readonly contact?: string;
  /** A check of your own, such as of a captcha, in place of the proof of work. `false` refuses the token. */
  readonly check?: (request: Request, body: TokenRequest) => boolean | Promise<boolean>;
  /** The counts. Default: in the memory of this process. Instances that share a budget share these. */
  readonly counters?: Counters;
  /** The clock, in milliseconds. Default `Date.now`. */
  readonly now?: () => number;
}

/** @param address - The visitor's, as your platform knows it. It is neither kept nor logged. */
export type TokenServer = (request: Request, address?: string | null) => Promise<Response>;

/** The longest body that is read, in characters: a captcha's answer takes up to two thousand. */
const BODY_LENGTH = 8_000;

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const TEN_MINUTES_S = 600;

/**
 * Creates a `fetch` handler that gives pages short-lived tokens in the provider's format, never more than
 * the budgets allow. It asks browsers for a proof of work when their network, or all visitors together,
 * request many.
 *
 * @throws TypeError for an option that is missing or not allowed
 */
export function createTokenServer(options: TokenServerOptions): TokenServer {
  checkOptions(options);
  const { origins, assistants, organization, contact, check } = options;
  const { lifetimeSeconds = 600, perDay = 1000, perVisitor = 50, now = Date.now } = options;
  const perHour = options.perHour ?? Math.ceil(perDay / 8);
  const counters = options.counters ?? countersInMemory(now);
  const signer = new Signer(options.privateKey);

  /** A name for counting that does not show what it stands for. */
  const nameOf = async (kind: string, value: string) =>
    `${kind}:${await signer.sign(`${kind}:${dayOf(now())}:${value}`)}`;

  async function answer(request: Request, address: string): Promise<Answer> {
    const body = await bodyOf(request);
    if (!body) return { status: 400, error: 'body' };
    const day = `day:${dayOf(now())}`;
    const hour = `hour:${Math.floor(now() / 1000 / HOUR_S)}`;
    const network = await nameOf('network', networkOf(address));
    const [ofDay, ofHour, ofNetwork] = await Promise.all([
      counters.add(day, 0, DAY_S),
      counters.add(hour, 0, HOUR_S),
      counters.add(network, 0, TEN_MINUTES_S),
    ]);
    if (ofDay >= perDay) return overBudget('site', DAY_S);
    if (ofHour >= perHour) return overBudget('site', HOUR_S);

    const bitsAfter = (count: number) => (check ? 0 : bitsFor(count, ofHour / perHour));
    const bits = bitsAfter(ofNetwork);
    const proofs = { signer, counters, bits, now: now() };
    if (bits > 0 && !(body.proof && (await isProven(body.proof, proofs)))) return askForWork(bits);
    if (check && !(await check(request, body))) return { status: 403, error: 'refused' };

    // Each count is asked as it is raised: requests at the same time cannot both get the last token.
    const raised = bitsAfter((await counters.add(network, 1, TEN_MINUTES_S)) - 1);
    if (raised > bits) return askForWork(raised);
    const visitor = await nameOf('visitor', body.visitor ?? network);
    if ((await counters.add(visitor, 1, DAY_S)) > perVisitor) return overBudget('visitor', DAY_S);
    if ((await counters.add(hour, 1, HOUR_S)) > perHour) return overBudget('site', HOUR_S);
    if ((await counters.add(day, 1, DAY_S)) > perDay) return overBudget('site', DAY_S);
    return { status: 200, token: await newToken() };
  }

  async function askForWork(bits: number): Promise<Answer> {
    const challenge = await newChallenge(signer, bits, now());
    return { status: 428, error: 'work', bits, challenge };
  }

  function overBudget(whose: 'site' | 'visitor', periodS: number): Answer {
    const retryAfter = periodS - (Math.floor(now() / 1000) % periodS);
    return { status: 429, error: `${whose}-budget`, retryAfter, contact };
  }

  function newToken(): Promise<string> {
    const iat = Math.floor(now() / 1000);
    const restrictions = {
      enabled: true,
      allowedOrigins: origins,
      allowedAssistantIds: assistants,
    };
    return signer.token({
      orgId: organization,
      token: { tag: 'public', restrictions },
      iat,
      exp: iat + lifetimeSeconds,
    });
  }

  return async (request, address) => {
    const origin = request.headers.get('Origin') ?? '';
    if (!origins.includes(origin)) return responseOf({ status: 403, error: 'origin' });
    const found = request.method === 'POST' ? answer(request, address ?? '') : NOT_POST;
    return responseOf(await Promise.resolve(found).catch(failed), {
      'Access-Control-Allow-Origin': origin,
      Vary: 'Origin',
    });
  };
}

interface Answer {
  readonly status: number;
  readonly [field: string]: unknown;
}

const NOT_POST: Answer = { status: 405, error: 'method' };

/** The counters or the check of the site failed. Their error is for its owner, not for visitors. */
function failed(error: unknown): Answer {
  console.error('token server:', error);
  return { status: 500, error: 'failed' };
}

function responseOf({ status, ...body }: Answer, headers: Record<string, string> = {}): Response {
  const { retryAfter } = body;
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The body; empty if there is none, undefined if it is none of a widget. */
async function bodyOf(request: Request): Promise<TokenRequest | undefined> {
  const text = await textOf(request);
  if (text === '') return {};
  try {
    const body = JSON.parse(text ?? '') as unknown;
    if (typeof body !== 'object' || !body) return undefined;
    const { visitor, proof, captcha } = body as Record<string, unknown>;
    return {
      ...(typeof visitor === 'string' && visitor ? { visitor } : {}),
      ...(typeof captcha === 'string' ? { captcha } : {}),
      ...(typeof proof === 'object' && proof ? { proof } : {}),
    };
  } catch {
    return undefined;
  }
}

/** Undefined for a body that is too long: no more of it is read. */
async function textOf({ body }: Request): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > BODY_LENGTH) return undefined;
  }
  return text;
}

function checkOptions({ origins, assistants, ...options }: TokenServerOptions): void {
  const wrong = (name: string, value: unknown, allowed: string) =>
    new TypeError(`option ${name}: ${JSON.stringify(value)} is not ${allowed}`);
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  for (const origin of origins)
    if (!isOrigin(origin))
      throw wrong('origins', origin, 'an origin such as "https://example.com"');
  // The private key is not repeated in a message that is logged.
  if (!options.privateKey) throw new TypeError('option privateKey is empty');
  if (!options.organization) throw wrong('organization', options.organization, 'an id');
  if (!assistants.length) throw wrong('assistants', assistants, 'a list of 1 or more ids');
  for (const name of ['lifetimeSeconds', 'perDay', 'perHour', 'perVisitor'] as const) {
    const value = options[name];
    if (value !== undefined && !(Number.isInteger(value) && value > 0))
      throw wrong(name, value, 'a whole number of 1 or more');
  }
}
