import { findAlikeStations } from '@/backend/folders/read/problems/find-alike-stations';
import { readCategories } from '@/backend/folders/read/read-categories';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const read = (station: string) => {
  const text = `key,name_es,station\na,A,${station}`;
  const { categories, problems } = readCategories({ text, language: 'es' });
  return { station: categories.get('a')?.station, problems: problems.map(printProblem) };
};

test.each([
  ['Parrilla fría', 'Parrilla fría'],
  // As some systems write it: the letter and its accent apart.
  ['Cafe\u0301', 'Café'],
  ['parrilla', 'parrilla'],
  ['', null],
])('a station is called as the restaurant calls it: %j (rule staff/stations)', (cell, station) => {
  expect(read(cell)).toEqual({ station, problems: [] });
});

test.each(['🔥', '<b>', 'a'.repeat(31)])('%j is no station', (cell) => {
  expect(read(cell)).toEqual({
    station: null,
    problems: [expect.stringContaining('station: ')],
  });
});

test('a station that is written in two ways is found, also in two files (rule staff/stations)', () => {
  const rows = [
    { station: 'Café', file: 'categories.csv', row: 2 },
    { station: null, file: 'categories.csv', row: 3 },
    { station: 'Café', file: 'menu.csv', row: 2 },
    { station: 'cafe', file: 'menu.csv', row: 3 },
    { station: 'Bar', file: 'menu.csv', row: 4 },
    { station: 'bar', file: 'menu.csv', row: 5 },
  ];
  expect(findAlikeStations(rows).map(printProblem)).toEqual([
    'menu.csv:3 station: "cafe" is written "Café" in categories.csv:2',
    'menu.csv:5 station: "bar" is written "Bar" in line 4',
  ]);
});
