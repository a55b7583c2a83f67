/** Writes TypeScript from what is in build/: types of the protocol, of each game's values and of the rules, and the languages. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILD = join(WEB, 'build');
const HEAD = '/* Made by `make web` from the JSON Schemas of the server. */';
const GAME_NAMES = { view: 'View', setting: 'Setting', move: 'Move', event: 'Event' };

function read(name) {
  return JSON.parse(readFileSync(join(BUILD, name), 'utf-8'));
}

/** One module with every definition exported under its name, and with more lines after them. */
async function written(definitions, path, more = '') {
  const schema = {
    title: 'Everything',
    type: 'object',
    additionalProperties: false,
    $defs: definitions,
    properties: refs(definitions),
  };
  const types = await compile(titled(schema), 'Everything', {
    bannerComment: HEAD,
    additionalProperties: false,
    format: false,
    strictIndexSignatures: true,
    ignoreMinAndMaxItems: true,
  });
  const text = more === '' ? types : `${types}\n${more}\n`;
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf-8') !== text) writeFileSync(path, text);
}

function refs(definitions) {
  return Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }]));
}

/** Titles of fields would become names of types; only those of definitions may. */
function titled(schema) {
  const defs = Object.entries(schema.$defs).map(([name, one]) => [name, { ...untitled(one), title: name }]);
  return { ...schema, $defs: Object.fromEntries(defs) };
}

function untitled(value) {
  if (Array.isArray(value)) return value.map(untitled);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => !(name === 'title' && typeof inner === 'string') && name !== 'x-coven',
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, untitled(inner)]));
}

const renamed = (defs) =>
  Object.fromEntries(Object.entries(defs).map(([name, one]) => [GAME_NAMES[name] ?? name, one]));

const { from_client, from_server, ...shared } = read('socket.json').$defs;
await written(
  { ...read('http.json').$defs, ...shared, FromClient: from_client, FromServer: from_server },
  join(WEB, 'src/protocol/generated.ts'),
);
for (const file of readdirSync(join(BUILD, 'games'))) {
  const { $defs } = read(join('games', file));
  await written(renamed($defs), join(WEB, `src/boards/${basename(file, '.json')}/generated.ts`));
}
const { languages, $defs } = read('words.json');
const list = `export const LANGUAGES = ${JSON.stringify(languages)} as const;`;
await written($defs, join(WEB, 'src/words/generated.ts'), list);
writeFileSync(join(WEB, 'src/words/marks.json'), readFileSync(join(BUILD, 'marks.json')));
