import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Named = { name: string; test: string; title: string; fault: string | null };

/** The output of a program that imports from `scripts/mutations`. */
function run(program: string): string {
  const words = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

const TABLE: Named[] = JSON.parse(
  run(`import { readFileSync } from 'node:fs';
    import { MUTATIONS } from './scripts/mutations/mutations.mjs';
    import { mutate } from './scripts/mutations/mutate.mjs';
    const findFault = (mutation) => {
      try { mutate({ text: readFileSync(mutation.file, 'utf8'), mutation }); return null; } catch (error) { return error.message; }
    };
    console.log(JSON.stringify(MUTATIONS.map((one) => ({ ...one, fault: findFault(one) }))));`),
);

test('every mutation finds what it takes out, once, and is named once', () => {
  expect(TABLE.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  expect(TABLE.length).toBeGreaterThan(30);
  expect(new Set(TABLE.map(({ name }) => name)).size).toBe(TABLE.length);
});

test('every mutation names a test that is there', () => {
  const lost = TABLE.filter(({ test, title }) => !readFileSync(test, 'utf8').includes(title));
  expect(lost.map(({ name, test, title }) => `${name}: ${test} has no «${title}»`)).toEqual([]);
});

const SOURCE = `export async function take(row, error) {
  if (row.status !== 'open')
    throw new AppError('closed');
  if (row.left === 0) {
    throw new AppError('empty', { values: {} });
  }
  await giveBack(row);
  if (row.isOld && isLate(row) && row.id) return null;
  return sql(\`update rows set left = left - $2 where id = $1 and left >=
    $2\`);
}
export const other = () => { throw new AppError('closed'); };`;

/** The function without a guard, in one line; or the reason why it was not found. */
function remove(guard: object): string {
  const mutation = { name: 'it', file: 'a.ts', in: 'take', ...guard };
  const program = `import { mutate } from './scripts/mutations/mutate.mjs';
    try { console.log(mutate(${JSON.stringify({ text: SOURCE, mutation })})); } catch (error) { console.log(error.message); }`;
  return run(program).replace(/\s+/g, ' ');
}

test.each([
  ['a throw', { throws: 'closed' }, `error) { if (row.left === 0)`],
  ['a throw in a block', { throws: 'empty' }, `'closed'); await giveBack`],
  ['a call', { calls: 'giveBack' }, `} if (row.isOld`],
  ['an `if`', { if: 'isLate' }, `giveBack(row); return sql`],
  ['a part of a condition', { operand: 'isLate' }, `if (row.isOld && row.id) return null`],
  ['the first part', { operand: 'isOld' }, `if (isLate(row) && row.id) return null`],
  ['words over two lines', { text: 'and left >= $a' }, 'where id = $1 `);'],
  ['another number', { text: 'left - $b', without: '$b::int' }, `set left = $2::int where`],
])('%s is taken out, and nothing else', (_what, guard, left) => {
  const rest = remove(guard);
  expect(rest).toContain(left);
  expect(rest).toContain('export const other');
});

test.each([
  ['is not there', { throws: 'late' }, 'it: a.ts has it 0 times'],
  ['is there twice', { if: 'row' }, 'it: a.ts has it 3 times'],
  ['lost its function', { in: 'taken', throws: 'closed' }, 'a.ts has 0 of taken'],
])('a guard that %s is told', (_what, guard, told) => {
  expect(remove(guard)).toContain(told);
});

const suite = (...statuses: string[]) => ({
  message: '',
  assertionResults: statuses.map((status) => ({ status })),
});

test.each([
  ['is noticed by a test that fails', suite('pending', 'passed', 'failed'), []],
  ['is not noticed where all tests pass', suite('pending', 'passed'), ['it: nothing in a.test.ts notices']],
  ['has a title of no test', suite('pending'), ['it: no test in a.test.ts has «words»']],
  [
    'breaks its module',
    { message: 'SyntaxError\n', assertionResults: [] },
    ['it: a.test.ts did not load: SyntaxError'],
  ],
  ['was not tried', undefined, ['it: no test in a.test.ts has «words»']],
])('a mutation that %s is told so', (_what, report, faults) => {
  const input = JSON.stringify({
    mutation: { name: 'it', test: 'a.test.ts', title: 'words' },
    suite: report,
  });
  const program = `import { judge } from './scripts/mutations/judge.mjs';
    console.log(JSON.stringify(judge(${input})));`;
  expect(JSON.parse(run(program))).toEqual(faults);
});
