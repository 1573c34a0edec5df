/**
 * A server that speaks the OpenAI HTTP API. One base URL and one key serve answers, speech and
 * transcription; each is used only where its model is named.
 */
export interface ModelServer {
  /** Base URL without a trailing slash, with the version in it: `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  /** Sent as a bearer credential. Servers on one's own machine mostly take any word. */
  readonly key: string;
  /** For `/chat/completions`. */
  readonly chatModel?: string;
  /** For `/audio/speech`. The voice is `alloy` unless named. */
  readonly speech?: { readonly model: string; readonly voice: string };
  /** For `/audio/transcriptions`. */
  readonly transcriptionModel?: string;
}

/** An invalid environment variable. The message names it and what is expected. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const PREFIX = 'VOICE_ASSISTANT_OPENAI_';
const MODELS = ['MODEL', 'SPEECH_MODEL', 'TRANSCRIPTION_MODEL'];
const KNOWN = ['URL', 'KEY', ...MODELS, 'SPEECH_VOICE'];

/**
 * The model server of the environment, or undefined without one. An empty variable counts as unset.
 *
 * @throws EnvironmentError for an unknown name with the prefix, a missing part or a bad URL
 */
export function readModelServer(environment: NodeJS.ProcessEnv): ModelServer | undefined {
  const variables = variablesOf(environment);
  if (variables.size === 0) return undefined;
  const server: ModelServer = {
    url: baseUrl(required(variables, 'URL')),
    key: headerValue(required(variables, 'KEY')),
    chatModel: variables.get('MODEL'),
    speech: speech(variables),
    transcriptionModel: variables.get('TRANSCRIPTION_MODEL'),
  };
  if (!MODELS.some((name) => variables.has(name))) {
    throw new EnvironmentError(
      `${PREFIX}URL is set, but no model is: set ${named(MODELS)}, one or more of them`,
    );
  }
  return server;
}

function variablesOf(environment: NodeJS.ProcessEnv): Map<string, string> {
  const variables = new Map<string, string>();
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith(PREFIX) || !value?.trim()) continue;
    const name = variable.slice(PREFIX.length);
    if (!KNOWN.includes(name)) {
      throw new EnvironmentError(`${variable} is not known; known are ${named(KNOWN)}`);
    }
    variables.set(name, value.trim());
  }
  return variables;
}

function required(variables: Map<string, string>, name: string): string {
  const value = variables.get(name);
  if (value !== undefined) return value;
  const others = [...variables.keys()].map((other) => PREFIX + other).join(', ');
  throw new EnvironmentError(`${PREFIX}${name} is missing, and is needed beside ${others}`);
}

function baseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new EnvironmentError(
      `${PREFIX}URL must be a base URL such as http://127.0.0.1:11434/v1, not "${text}"`,
    );
  }
  if (url.search || url.hash || url.username) {
    throw new EnvironmentError(
      `${PREFIX}URL must be a plain base URL, with no credentials, query or fragment in it`,
    );
  }
  return url.href.replace(/(?<!\/)\/+$/, '');
}

function headerValue(key: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new EnvironmentError(`${PREFIX}KEY must be one word of printable ASCII characters`);
}

function speech(variables: Map<string, string>): ModelServer['speech'] {
  const model = variables.get('SPEECH_MODEL');
  if (model) return { model, voice: variables.get('SPEECH_VOICE') ?? 'alloy' };
  if (!variables.has('SPEECH_VOICE')) return undefined;
  throw new EnvironmentError(`${PREFIX}SPEECH_VOICE is set, but ${PREFIX}SPEECH_MODEL is not`);
}

function named(names: readonly string[]): string {
  return names.map((name) => PREFIX + name).join(', ');
}
