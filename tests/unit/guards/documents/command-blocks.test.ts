import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { COMMANDS } from '@/scripts/tenant/commands';
import { readWords } from '@/scripts/tenant/read-words';
import { listSourceFiles } from '@/tests/unit/guards/source-files';
import { EXCUSED, firstLineOf, RUN_BY } from './documented-blocks';

const documents = listSourceFiles({
  folders: ['README.md', 'docs/operations', 'docs/tenants.md'],
  pattern: /\.md$/,
});
const blocks = documents.flatMap(({ path, text }) =>
  [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = '']) => ({ path, block })),
);

test('each block is one that a shell can read', () => {
  expect(blocks.length).toBeGreaterThan(15);
  const faults = blocks.flatMap(({ path, block }) => {
    const { status, stderr } = spawnSync('sh', ['-n', '-c', block.replace(/<[a-z ]+>/g, 'word')], {
      encoding: 'utf8',
    });
    return status === 0 ? [] : [`${path}: ${stderr}`];
  });
  expect(faults).toEqual([]);
});

/** `npm run tenant -- words` and `dist/backend/tenant.mjs words`, without what a shell adds. */
const commandLines = blocks.flatMap(({ path, block }) =>
  [
    ...block
      .replaceAll('\\\n', ' ')
      .matchAll(/(?:npm run tenant -- |dist\/backend\/tenant\.mjs )([^<|&\n#]*(?:<[a-z]+>[^<|&\n#]*)*)/g),
  ].map(([, words = '']) => ({ path, words: words.trim().split(/\s+/) })),
);

test.each(commandLines)('$path: the command line takes $words', ({ words: [name = '', ...rest] }) => {
  const command = COMMANDS[name];
  if (!command) throw new Error(`there is no command ${name}`);
  expect(readWords({ name, words: rest, command })).not.toBe('help');
});

test.each(blocks)('$path: a block names only files and scripts that are there', ({ block }) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const asked = [...block.matchAll(/npm (?:run )?([a-z][a-z:]*)/g)].map(([, name = '']) => name);
  const known = new Set([...Object.keys(scripts), 'install', 'prune']);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  const files = [...block.matchAll(/(?:^|[\s/])(deploy\/[\w./-]+)/gm)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('each block is run by a test that reads its document, or says why none runs it', () => {
  const firstLines = blocks.map(({ block }) => firstLineOf(block));
  const listed = [...Object.keys(RUN_BY), ...Object.keys(EXCUSED)];
  expect([...new Set(listed)].sort()).toEqual(
    [...firstLines].sort().filter((line, at, all) => line !== all[at - 1]),
  );
  expect(listed).toHaveLength(new Set(listed).size);
  for (const { path, block } of blocks) {
    const test = RUN_BY[firstLineOf(block)];
    if (test === undefined) continue;
    const text = readFileSync(test, 'utf8');
    expect({ test, reads: text.includes(path) || text.includes("folders: ['docs/operations'") }).toEqual({
      test,
      reads: true,
    });
  }
});
