import { parseArgs } from 'node:util';

/** A port as asked for: one that must be had, or any that is free. */
export type PortWish =
  { readonly kind: 'exactly'; readonly port: number } | { readonly kind: 'any' };

export interface StartOptions {
  /** Where the page is served; 'any' prefers the usual port of a development server. */
  readonly page: PortWish;
  readonly provider: PortWish;
}

export type ParsedStartOptions =
  | { readonly kind: 'run'; readonly options: StartOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

export const START_HELP = `Starts the local provider and the pages that use it, and stops both with Ctrl-C.

  npm start -- [options]

  --port N           port of the pages (default: 5173, or any free port when that is taken)
  --provider-port N  port of the local provider (default: any free port)
  --help             this text

0 stands for any free port.`;

/** Reads the command line; whatever it cannot use is named, with what would be right. */
export function parseStartOptions(args: readonly string[]): ParsedStartOptions {
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'provider-port': { type: 'string' },
      help: { type: 'boolean' },
    },
    strict: false,
    tokens: true,
  });
  const wishes: { port: PortWish; 'provider-port': PortWish } = {
    port: { kind: 'any' },
    'provider-port': { kind: 'any' },
  };
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return refused(`Unknown argument "${token.value}".`);
    if (token.name === 'help') return { kind: 'help' };
    if (token.name !== 'port' && token.name !== 'provider-port') {
      return refused(`Unknown option "${token.rawName}".`);
    }
    const wish = portWish(token.value);
    if (!wish) {
      const given = token.value === undefined ? 'has no value' : `is "${token.value}"`;
      return refused(`${token.rawName} ${given}: it must be a whole number from 0 to 65535.`);
    }
    wishes[token.name] = wish;
  }
  return { kind: 'run', options: { page: wishes.port, provider: wishes['provider-port'] } };
}

function portWish(value: string | undefined): PortWish | undefined {
  if (value === undefined || !/^\d{1,5}$/.test(value)) return undefined;
  const port = Number(value);
  if (port > 65535) return undefined;
  return port === 0 ? { kind: 'any' } : { kind: 'exactly', port };
}

function refused(what: string): ParsedStartOptions {
  return { kind: 'refused', message: `${what}\nnpm start -- --help lists the options.` };
}
