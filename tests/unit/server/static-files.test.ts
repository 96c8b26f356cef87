import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticCheck } from '@/server/static-files.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'chunks/app'), { recursive: true });
  for (const name of ['chunks/a1.js', 'chunks/app/[id].js']) writeFileSync(join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/_next/static/chunks/a1.js', false],
  ['/_next/static/chunks/a1.js?dpl=1', false],
  ['/_next/static/chunks/app/%5Bid%5D.js', false],
  ['/_next/static/chunks/made-up.js', true],
  ['/_next/static/chunks', true],
  ['/_next/static/chunks/../chunks/made-up.js', true],
  ['/_next/static/%', true],
  ['/centro/900001', false],
])('%s names a file that is not there: %s', (url, isMissing) => {
  expect(createStaticCheck(folder)(url)).toBe(isMissing);
});

test('without a build every file of one is missing', () => {
  expect(createStaticCheck(join(folder, 'nowhere'))('/_next/static/chunks/a1.js')).toBe(true);
});
