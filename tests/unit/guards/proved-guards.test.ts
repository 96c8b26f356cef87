import { spawnSync } from 'node:child_process';

const run = (...words: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { said: `${stdout}${stderr}`, status };
};

test('every guard to take out stands where `npm run test:guards` looks for it', () => {
  expect(run('scripts/prove-guards.mjs', '--find')).toEqual({ said: '', status: 0 });
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

/** What is left of the function without a guard, in one line; or why it was not found. */
function remove(guard: object): string {
  const input = JSON.stringify({ path: 'a.ts', text: SOURCE, guard: { name: 'it', in: 'take', ...guard } });
  const program = `import { removeGuard } from './scripts/find-guard.mjs';
    try { console.log(removeGuard(${input})); } catch (error) { console.log(error.message); }`;
  return run('--input-type=module', '--eval', program).said.replace(/\s+/g, ' ');
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
  ['is not there', { throws: 'late' }, 'it: a.ts has its guard 0 times'],
  ['is there twice', { if: 'row' }, 'it: a.ts has its guard 3 times'],
  ['lost its function', { in: 'taken', throws: 'closed' }, 'a.ts has 0 of taken'],
])('a guard that %s is told', (_what, guard, told) => {
  expect(remove(guard)).toContain(told);
});
