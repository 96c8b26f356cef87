import { readFileSync } from 'node:fs';
import { COMMANDS } from '@/scripts/tenant/commands';

test('docs/operations/start.md describes every command of the operator', () => {
  const read = readFileSync('docs/operations/start.md', 'utf8');
  const isDescribed = (name: string) => new RegExp(`\`${name}[ \`]`).test(read);
  expect(Object.keys(COMMANDS).filter((name) => !isDescribed(name))).toEqual([]);
});
