import { readdirSync, readFileSync } from 'node:fs';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { listSourceFiles } from './source-files';

function keysOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

test('the three catalogues hold the same keys', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(es).sort());
  expect(keysOf(pt).sort()).toEqual(keysOf(es).sort());
});

test.each(readdirSync('messages/countries'))('%s lays over keys that exist', (file) => {
  const overlay = JSON.parse(readFileSync(`messages/countries/${file}`, 'utf8'));
  expect(keysOf(es)).toEqual(expect.arrayContaining(keysOf(overlay)));
});

test('holes of a sentence are the same in every language', () => {
  const holes = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();
  const at = (tree: object, key: string) =>
    key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], tree);
  for (const key of keysOf(es)) {
    const names = new Set(holes(String(at(es, key))));
    expect({ key, holes: [...new Set(holes(String(at(en, key))))] }).toEqual({ key, holes: [...names] });
    expect({ key, holes: [...new Set(holes(String(at(pt, key))))] }).toEqual({ key, holes: [...names] });
  }
});

test('no raw colour stands in a component', () => {
  const files = listSourceFiles({ folders: ['components', 'app'], pattern: /\.tsx$/ });
  const raw = files.filter(({ text }) =>
    /#[0-9a-fA-F]{3,8}\b(?!\})|rgba?\(|hsla?\(/.test(text.replace(/href=["'{`][^\n]*/g, '')),
  );
  expect(raw.map(({ path }) => path)).toEqual([]);
});
