import { basename, dirname } from 'node:path';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const documents = listSourceFiles({ folders: ['docs/decisions'], pattern: /\.md$/ });
const index = documents.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
const records = documents.filter(({ path }) => path !== 'docs/decisions/README.md');
const MOST_IN_A_FOLDER = 30;

test('records are one series of numbers, in folders that a reader can take in', () => {
  const numbers = records.map(({ path }) => basename(path).slice(0, 4));
  const folders = records.map(({ path }) => dirname(path));
  expect(numbers.length).toBeGreaterThan(40);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(folders.filter((folder) => !/^docs\/decisions\/[a-z]+$/.test(folder))).toEqual([]);
  for (const folder of folders) {
    expect(folders.filter((other) => other === folder).length).toBeLessThanOrEqual(MOST_IN_A_FOLDER);
  }
});

test.each(records)('$path has the form of a record and its line in the index', ({ path, text }) => {
  const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(text) ?? [];
  const status = /^Status: (.+?)\.?$/m.exec(text)?.[1]?.replace(/\[(\d{4})\]\([^)]*\)/g, '$1');
  expect(number).toBe(basename(path).slice(0, 4));
  expect(text).toMatch(/^## Decision$/m);
  const link = `[${number}](${path.slice('docs/decisions/'.length)})`;
  expect(index).toContain(`| ${link} | ${title} | ${status} | `);
});
