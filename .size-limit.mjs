import { readFileSync, readdirSync } from 'node:fs';

const folder = 'dist/cdn';

/** The file of a part, whose name ends in a hash of its content. */
function file(name) {
  const found = readdirSync(folder).find((each) =>
    new RegExp(`^${name}(-[\\w-]{8})?\\.js$`).test(each),
  );
  if (!found) throw new Error(`There is no ${name} in ${folder}: run npm run build first`);
  return found;
}

/** A file and all that it loads at once. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const source = readFileSync(`${folder}/${name}`, 'utf8');
  for (const [, next] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    closure(next, found);
  return found;
}

/** What a part loads beyond what was loaded before it. */
function beyond(names, before) {
  const known = new Set(before.flatMap((name) => [...closure(file(name))]));
  const wanted = new Set(names.flatMap((name) => [...closure(file(name))]));
  return [...wanted].filter((name) => !known.has(name)).map((name) => `${folder}/${name}`);
}

const plain = { gzip: true };

/** What a visitor pays for, step by step. */
export default [
  {
    name: 'the launcher, the framework included',
    path: beyond(['voice-assistant'], []),
    limit: '14 kB',
    ...plain,
  },
  {
    name: 'the panel and the first chat turn',
    path: beyond(['engine', 'chat'], ['voice-assistant']),
    limit: '30 kB',
    ...plain,
  },
  {
    name: 'the first call, without the call library',
    path: beyond(['call'], ['voice-assistant', 'engine', 'chat']),
    limit: '8 kB',
    ...plain,
  },
];
