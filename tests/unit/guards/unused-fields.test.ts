import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Unused } from '@/tests/support/field-uses/collect-unused';

const COLLECTOR = 'tests/support/field-uses/collect-unused.ts';
const PLANTED = 'tests/support/field-uses/planted-fields.ts';

jest.setTimeout(120_000);
let collected: { all: number; unused: Unused[] };

beforeAll(async () => {
  // The compiler's interface is an ES module, and its own program.
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', COLLECTOR]);
  collected = JSON.parse(stdout);
});

/** A field of which nothing is used is named without the fields in it; a slice's without the word for its schema. */
function nameAll(fields: Unused[]): string[] {
  const names = fields.map(({ name }) => name.replace('Slice.schema.', 'Slice.'));
  return names.filter((name) => !names.some((other) => name.startsWith(`${other}.`))).sort();
}

test('the fields that the web program does not use are those that the document lists', () => {
  const document = readFileSync('docs/unused-fields.md', 'utf8');
  const listed = [...document.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].flatMap(([, schema, fields = '']) =>
    [...fields.matchAll(/`([\w.]+)`/g)].map(([, field]) => `${schema}.${field}`),
  );
  expect(nameAll(collected.unused.filter(({ file }) => file !== PLANTED))).toEqual(listed.sort());
  expect(collected.all).toBeGreaterThan(500);
});

test('a field is used by whoever reads, writes or hands it on, and one that has its name is another field', () => {
  expect(nameAll(collected.unused.filter(({ file }) => file === PLANTED))).toEqual([
    'cupSchema.handedOn',
    'cupSchema.id',
    'cupSchema.read',
    'dishSchema.id',
    'dishSchema.unused',
    'dishSchema.within.unused',
  ]);
});
