import {
  FAULT_STAGES,
  FAULT_TABLE,
  type FaultEntry,
} from '../../local-provider/faults/fault-table.js';

const FAULTS: readonly (readonly [string, FaultEntry])[] = Object.entries(FAULT_TABLE);

/** The tables of docs/faults.md: the faults of the local provider by the part of a conversation that fails. */
export function faultTables(): string {
  const sections = FAULT_STAGES.map((stage) => {
    const rows = FAULTS.filter(([, entry]) => entry.stage === stage).map(row);
    const title = stage[0]!.toUpperCase() + stage.slice(1);
    return `### ${title}\n\n| fault | what happens | values |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return sections.join('\n');
}

function row([name, { meaning, parameters }]: readonly [string, FaultEntry]): string {
  const written = [name, ...parameters.map((parameter) => parameter.name)].join(':');
  const values = parameters.map(({ name: what, wanted, fallback }) => {
    const unless = fallback === null ? 'may be left out' : `${String(fallback)} unless given`;
    return `${what}: ${wanted}; ${unless}`;
  });
  return `| \`${written}\` | ${meaning} | ${values.join('. ')} |`;
}
