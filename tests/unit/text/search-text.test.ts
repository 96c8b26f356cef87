import { foldText, matchesSearch } from '@/lib/domain/text/search-text';

test.each([
  ['Café  con LECHE', 'cafe con leche'],
  ['ñoquis', 'noquis'],
  [' Pão de açúcar ', 'pao de acucar'],
  ['Jamo\u0301n', 'jamon'],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['Limonada de coco', 'limon coco', true],
  ['Limonada de coco', 'COCO limón', true],
  ['Ají de gallina', 'aji', true],
  ['Aji de gallina', 'ají gallína', true],
  ['Limonada de coco', 'coco mango', false],
  ['Limonada', '', true],
  ['Limonada', '   ', true],
  ['🍔 Doble «con queso»', 'queso', true],
  ['(2x1) Pisco', '(2x1', true],
])('%j holds %j: %s', (text, query, holds) => {
  expect(matchesSearch({ text, query })).toBe(holds);
});
