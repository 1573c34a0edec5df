import ts from 'typescript';
import { dailyConfig, dailyOptions, refusalOf } from '../../core/limits/index.js';
import { Source } from '../api-pages/source.js';
import { markdownTable } from '../markdown-table.js';

const FILE = 'core/limits/daily-options.ts';

const INTRODUCTION = `## The option \`dailyOptions\`

What a page may tell the call library, \`@daily-co/daily-js\`, whose documentation says what each key does. A value that is not allowed, or a key that is not in this table, is left out with one warning.
`;

const OWNED = `These are the widget's own. One that a page gives is left out, with a warning that says why:
`;

/** What the option `dailyOptions` may hold, and what it may not, in markdown. */
export function dailyOptionsSection(): string {
  const allowed = [...rulesIn(dailyOptions), ...rulesIn(dailyConfig, 'dailyConfig.')];
  return [
    INTRODUCTION,
    markdownTable(['key', 'it must be'], allowed),
    OWNED,
    markdownTable(['key', 'why not'], ownedKeys()),
  ].join('\n');
}

type Limit = Parameters<typeof refusalOf>[0];

/** Each key of a table with the words by which its limit refuses what nothing takes: a symbol. */
function rulesIn(table: Readonly<Record<string, Limit>>, path = ''): [string, string][] {
  return Object.entries(table).map(([name, limit]) => {
    const refusal = refusalOf(limit, Symbol(), name);
    if (!refusal) throw new Error(`dailyOptions.${path}${name} takes anything`);
    return [`\`${path}${name}\``, refusal.rule];
  });
}

/** The keys that the code refuses by name, with its words. */
function ownedKeys(): [string, string][] {
  const owned = new Source(FILE).declared(FILE, 'OWNED', ts.isVariableDeclaration).initializer;
  if (!owned || !ts.isObjectLiteralExpression(owned)) throw new Error('OWNED is no object');
  return owned.properties.map((property) => {
    if (!ts.isPropertyAssignment(property)) throw new Error(`${property.getText()} is no text`);
    const { name, initializer } = property;
    if (!ts.isStringLiteralLike(initializer) || ts.isComputedPropertyName(name))
      throw new Error(`${property.getText()} is no text`);
    return [`\`${name.text}\``, `${initializer.text}.`];
  });
}
