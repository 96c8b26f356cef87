import { COMMAND_HELP } from '@/scripts/tenant/command-help';
import { COMMANDS } from '@/scripts/tenant/commands';
import { runCommands } from '@/scripts/tenant/run-commands';

/** Its output and its errors, and the calls that a backend got. */
async function run(...words: string[]): Promise<{ printed: string; said: string; asked: unknown[] }> {
  const [printed, said, asked]: [string[], string[], unknown[]] = [[], [], []];
  const call = (method: string, path: string, body?: object) => {
    asked.push([method, path, body]);
    return Promise.resolve([]);
  };
  await runCommands({
    words,
    openOperator: async () => ({ call, close: () => Promise.resolve() }),
    print: (text) => void printed.push(text),
    tell: () => undefined,
  }).catch((error: Error) => void said.push(error.message));
  return { printed: printed.join('\n'), said: said.join('\n'), asked };
}

const NAMES = Object.keys(COMMANDS);
const VERBS = [
  ...NAMES.map((name) => [name]),
  ...Object.entries(COMMANDS).flatMap(([name, { verbs = {} }]) =>
    Object.keys(verbs).map((verb) => [name, verb]),
  ),
];

test.each(VERBS)('%s %s refuses an option that it does not have, and asks nothing', async (...words) => {
  for (const option of ['--dry-run', '--dry-run=1', '-n', '--each-one']) {
    const { said, asked } = await run(...words, 'mesa', option, '1');
    expect(said).toContain(`${words[0]} has no option ${option.replace('=1', '')};`);
    expect(asked).toEqual([]);
  }
});

test.each([
  [['import', 'tenants/mesa', '--jsn'], 'import has no option --jsn; did you mean --json?'],
  [['refund', 'mesa', '1', '--reson', 'cold'], 'refund has no option --reson; did you mean --reason?'],
  [['qr', 'renew', 'mesa', 'centro', '--each'], 'qr has no option --each; it has --json, --help.'],
  [['account', 'list', 'mesa', '--same'], 'account has no option --same; it has --json, --help.'],
])('%j names the option that is meant, or those that there are', async (words, sentence) => {
  const { said, asked } = await run(...words);
  expect(said).toContain(sentence);
  expect(said).toContain(`\nnpm run tenant -- ${words[0]} `);
  expect(asked).toEqual([]);
});

test.each(NAMES)('%s prints its help and does nothing else', async (name) => {
  for (const words of [
    [name, '--help'],
    [name, '-h'],
    [name, 'mesa', '1', '--help'],
    ['--help', name],
  ]) {
    const { printed, said, asked } = await run(...words);
    expect(printed).toContain(`${COMMAND_HELP[name]}\nnpm run tenant -- ${COMMANDS[name]?.usage}\n`);
    expect([said, asked]).toEqual(['', []]);
  }
});

test('every command has its help, and no other has one', () => {
  expect(Object.keys(COMMAND_HELP).sort()).toEqual(NAMES.toSorted());
});

test('a word that begins with a dash goes after the two dashes', async () => {
  const path = 'tenants/mesa/staff/help_requests/1.json';
  expect((await run('help-answer', 'mesa', '1', '--', '-20%', 'hoy')).asked).toEqual([
    ['PUT', path, { answer: '-20% hoy' }],
  ]);
  expect((await run('help-answer', 'mesa', '1', '-20%', 'hoy')).said).toContain('has no option -2;');
});

test('the word that decides is read behind an option too, and a word short it makes nothing', async () => {
  const key = 'DELETE tenants/mesa/keys/3';
  const listed = async (...words: string[]) =>
    (await run(...words)).asked.map((call) => (call as string[]).slice(0, 2).join(' '));
  expect(await listed('key', 'revoke', 'mesa', '3')).toEqual([key]);
  expect(await listed('key', '--json', 'revoke', 'mesa', '3')).toEqual([key]);
  expect((await run('key', '--scopes', 'orders:read', 'revoke', '3')).said).toContain(
    'key has no option --scopes',
  );
  for (const words of [['revoke'], ['revoke', '3'], ['revoke', 'mesa', '3', '4']])
    expect(await listed('key', ...words)).toEqual([]);
  expect(await listed('account', '--', 'list', 'mesa')).toEqual(await listed('account', 'list', 'mesa'));
});
