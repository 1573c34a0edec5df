import { parseArgs } from 'node:util';

/** The ports of the command line; 0 is any free port. */
export interface StartOptions {
  /** Default: the preferred port, or any free one. */
  readonly pagePort: number | undefined;
  /** Default: any free port. */
  readonly providerPort: number | undefined;
}

export type ParsedStartOptions =
  | { readonly kind: 'run'; readonly options: StartOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

export const START_HELP = `Starts the local provider and the pages that use it. Ctrl-C stops both.

  npm start -- [options]

  --port N           port of the pages (default: 5173, or any free port if that is taken)
  --provider-port N  port of the local provider (default: any free port)
  --help             this text

0 stands for any free port.`;

/** Parses the command line. A refusal names the invalid argument. */
export function parseStartOptions(args: readonly string[]): ParsedStartOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'provider-port': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return { kind: 'help' };
    const pagePort = parsePort('--port', values.port);
    const providerPort = parsePort('--provider-port', values['provider-port']);
    return { kind: 'run', options: { pagePort, providerPort } };
  } catch (error) {
    const message = `${(error as Error).message}\nnpm start -- --help lists the options.`;
    return { kind: 'refused', message };
  }
}

function parsePort(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (port <= 65535) return port;
  throw new Error(`${option} is "${value}": it must be an integer from 0 to 65535.`);
}
