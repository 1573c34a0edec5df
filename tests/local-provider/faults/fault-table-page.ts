import { format } from 'prettier';
import {
  FAULT_STAGES,
  FAULT_TABLE,
  type FaultEntry,
} from '../../../local-provider/faults/fault-table.js';

const FAULTS: readonly (readonly [string, FaultEntry])[] = Object.entries(FAULT_TABLE);

/** The tables of docs/faults.md, as they follow from the provider's own table. */
export function faultTables(): Promise<string> {
  const sections = FAULT_STAGES.map((stage) => {
    const rows = FAULTS.filter(([, entry]) => entry.stage === stage).map(row);
    const title = stage[0]!.toUpperCase() + stage.slice(1);
    return `### ${title}\n\n| fault | what happens | values |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return format(sections.join('\n'), { parser: 'markdown', printWidth: 100 });
}

function row([name, { meaning, parameters }]: readonly [string, FaultEntry]): string {
  const written = [name, ...parameters.map((parameter) => parameter.name)].join(':');
  const values = parameters.map(({ name: what, wanted, fallback }) => {
    const unless = fallback === null ? 'may be left out' : `${String(fallback)} unless given`;
    return `${what}: ${wanted}; ${unless}`;
  });
  return `| \`${written}\` | ${meaning} | ${values.join('. ')} |`;
}
