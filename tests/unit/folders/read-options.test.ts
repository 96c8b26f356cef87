import { printProblem } from '@/backend/folders/read/problems';
import { readOptions } from '@/backend/folders/read/read-options';

const read = (...lines: string[]) => {
  const { groups, problems } = readOptions({ text: lines.join('\n'), language: 'es', currency: 'COP' });
  return { groups: [...groups.values()], problems: problems.map(printProblem) };
};
const HEAD = 'group,group_es,min,max,free,option,option_es,price,option_max,available';

test('a group takes its own columns from its first line', () => {
  expect(read(HEAD, 'salsas,Salsas,1,2,1,ajo,De ajo,1000,2,', 'salsas,,,,,miel,De miel,,,no')).toEqual({
    problems: [],
    groups: [
      {
        key: 'salsas',
        name: { es: 'Salsas' },
        min: 1,
        max: 2,
        free: 1,
        options: [
          { key: 'ajo', name: { es: 'De ajo' }, priceMinor: 1_000, max: 2, available: true },
          { key: 'miel', name: { es: 'De miel' }, priceMinor: 0, max: 1, available: false },
        ],
      },
    ],
  });
});

test('empty limits mean one at most, none at least', () => {
  expect(read(HEAD, 'a,A,,,,x,X,,,').groups).toMatchObject([{ min: 0, max: 1, free: 0 }]);
});

test.each([
  ['a,A,2,1,,x,X,,2,', 'options.csv:2 max: "1" is below min (2)'],
  ['a,A,-1,,,x,X,,,', 'options.csv:2 min: "-1" is not a whole number from 0 to 100'],
  ['a,A,,uno,,x,X,,,', 'options.csv:2 max: "uno" is not a whole number from 1 to 100'],
  ['a,,,,,x,X,,,', 'options.csv:2 group_es: is empty on the first line of the group'],
  ['a,A,,,,x,,,,', 'options.csv:2 option_es: is empty'],
  ['a,A,,,,,X,,,', 'options.csv:2 option: is empty'],
  [',A,,,,x,X,,,', 'options.csv:2 group: is empty'],
  ['a,A,,,,x,X,"1,50",,', 'options.csv:2 price: "1,50" uses a comma: write 1.50, and COP has no decimals'],
  ['a,A,,,,x,X,,0,', 'options.csv:2 option_max: "0" is not a whole number from 1 to 100'],
  [
    'a,A,,,,x,X,,,tal vez',
    'options.csv:2 available: "tal vez" is neither yes nor no; allowed: x, no, or nothing',
  ],
  ['a,A,3,3,,x,X,,2,', 'options.csv:2 min: asks for 3, its options allow 2 together'],
])('%s', (line, problem) => {
  expect(read(HEAD, line).problems).toEqual([problem]);
});

test('an option stands once in its group', () => {
  expect(read(HEAD, 'a,A,,,,x,X,,,', 'b,B,,,,x,X,,,', 'a,,,,,x,X,,,').problems).toEqual([
    'options.csv:4 option: "x" appears twice in a',
  ]);
});
