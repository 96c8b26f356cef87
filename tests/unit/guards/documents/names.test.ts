import { basename } from 'node:path';
import { listSourceFiles } from '@/tests/unit/guards/source-files';
import { sectionsOf } from './citations';

const rules = listSourceFiles({ folders: ['docs/rules'], pattern: /\.md$/ });
const guarantees = listSourceFiles({ folders: ['docs/guarantees.md'], pattern: /\.md$/ });

test('every rule is named after the area of its document and says something, once', () => {
  const found = rules.flatMap(({ path, text }) =>
    sectionsOf(text).map((section) => ({ ...section, area: basename(path, '.md') })),
  );
  const names = found.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(80);
  expect(new Set(names).size).toBe(names.length);
  expect(found.filter(({ name, area, body }) => !name.startsWith(`${area}/`) || body === '')).toEqual([]);
});

test('every guarantee names the test that proves it, or the measurement', () => {
  const sections = guarantees.flatMap(({ text }) => sectionsOf(text));
  expect(sections.length).toBeGreaterThan(80);
  expect(
    sections.filter(({ body }) => !/^(Proved by|Measured in) `(tests|docs)\/[^`]+`/m.test(body)),
  ).toEqual([]);
});
