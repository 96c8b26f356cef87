import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { COMMANDS } from '@/scripts/tenant/commands';
import { readWords } from '@/scripts/tenant/read-words';
import { listSourceFiles } from './source-files';

const documents = listSourceFiles({
  folders: ['README.md', 'docs/operations', 'docs/tenants.md'],
  pattern: /\.md$/,
});
const blocks = documents.flatMap(({ path, text }) =>
  [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = '']) => ({ path, block })),
);

/** Programs of the machine that no test has: systemd, certificates, containers, a repository's address. */
const NEEDS_A_MACHINE =
  /systemctl|certbot|docker compose|useradd|git clone|ln -s \/opt\/node|nginx -t|git -C \/opt|\$DATABASE_URL|web-push|npx |openssl|curl /;
const RUN_BY_BACKUP =
  /create role ordering|pg_dump --format|rename to ordering_before|create role ordering_app|pg_restore --exit/;
const isEnvironment = (block: string) => block.startsWith('# /etc/ordering/');

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

test('each block is run by a test, checked here as a command line, or needs a machine that no test has', () => {
  const isCommandLine = (block: string) => /npm run tenant|tenant\.mjs|^npm (start|test)/.test(block);
  const left = blocks.filter(
    ({ block }) =>
      !RUN_BY_BACKUP.test(block) &&
      !NEEDS_A_MACHINE.test(block) &&
      !isEnvironment(block) &&
      !isCommandLine(block),
  );
  expect(left.map(({ path, block }) => `${path}: ${block.split('\n')[0]}`)).toEqual([]);
  const backup = readFileSync('tests/backend/platform/backup.test.ts', 'utf8');
  expect(backup).toContain("blocksOf('7. Backup and restore')");
});
