import { readOptions } from '@/backend/folders/read/read-options';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { bundleOption } from '@/tests/support/menu/options';

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
        priceRule: 'sum',
        options: [
          bundleOption({ key: 'ajo', name: { es: 'De ajo' }, priceMinor: 1_000, max: 2 }),
          bundleOption({ key: 'miel', name: { es: 'De miel' }, available: false }),
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
    'options.csv:2 available: "tal vez" is neither yes nor no; allowed: x, no or an empty cell',
  ],
  ['a,A,3,3,,x,X,,2,', 'options.csv:2 min: is 3, but the options allow at most 2 in total'],
])('%s', (line, problem) => {
  expect(read(HEAD, line).problems).toEqual([problem]);
});

const RULED = 'group,group_es,min,max,free,price_rule,option,option_es,price,default';
test('a group may count its dearest option alone, and preselect options', () => {
  expect(
    read(RULED, 'mitades,Mitades,2,2,,dearest,pollo,Pollo,30000,x', 'mitades,,,,,,res,Res,34000,').groups,
  ).toMatchObject([{ priceRule: 'dearest', options: [{ isDefault: true }, { isDefault: false }] }]);
});

test.each([
  ['a,A,,,,half,x,X,,', 'options.csv:2 price_rule: "half" is not known; allowed: sum, dearest'],
  ['a,A,1,2,1,dearest,x,X,,', 'options.csv:2 price_rule: `dearest` cannot be combined with free options'],
  ['a,A,,,,,x,X,500,x', 'options.csv:2 default: preselects 1 with a price, but only 0 are required or free'],
  [
    'a,A,,,,,x,X,,tal vez',
    'options.csv:2 default: "tal vez" is neither yes nor no; allowed: x, no or an empty cell',
  ],
])('%s', (line, problem) => {
  expect(read(RULED, line).problems).toEqual([problem]);
});

test('no more is preselected than may be taken', () => {
  const lines = ['a,A,,1,,,x,X,,x', 'a,,,,,,y,Y,,x'];
  expect(read(RULED, ...lines).problems).toEqual(['options.csv:2 default: preselects 2, but max is 1']);
});

const WRITTEN = 'group,group_es,option,option_es,price,option_max,default,text_max';
test.each([
  ['a,A,x,Nombre,3500,,,20', []],
  ['a,A,x,Nombre,,,,121', ['options.csv:2 text_max: "121" is not a whole number from 1 to 120']],
  ['a,A,x,Nombre,,2,,20', ['options.csv:2 option_max: a text option can be chosen only once']],
  ['a,A,x,Nombre,,,x,20', ['options.csv:2 default: a text option cannot be preselected']],
])('an option that is written to: %s', (line, problems) => {
  expect(read(WRITTEN, line).problems).toEqual(problems);
});

const HOLDING = 'group,group_es,min,option,option_es,groups';
test('an option holds the groups that it names, wherever they stand (rule menu/inside)', () => {
  const { groups, problems } = read(
    HOLDING,
    'plato,Plato,1,res,Res,termino',
    'plato,,,pollo,Pollo,',
    'termino,Término,1,azul,Azul,',
  );
  expect(problems).toEqual([]);
  expect(groups[0]?.options.map((option) => option.groups.map(({ key }) => key))).toEqual([['termino'], []]);
});

test.each([
  [['plato,Plato,1,res,Res,nada'], 'options.csv:2 groups: "nada" is not a group of this file'],
  [
    ['a,A,,x,X,b', 'b,B,,y,Y,c', 'c,C,,z,Z,'],
    'options.csv:2 groups: "b" has options with groups of their own',
  ],
  [['a,A,,x,X,a'], 'options.csv:2 groups: "a" has options with groups of their own'],
])('a group inside an option is there, and holds no other: %s', (lines, problem) => {
  expect(read(HOLDING, ...lines).problems).toEqual([problem]);
});

test('an option stands once in its group', () => {
  expect(read(HEAD, 'a,A,,,,x,X,,,', 'b,B,,,,x,X,,,', 'a,,,,,x,X,,,').problems).toEqual([
    'options.csv:4 option: "x" appears twice in a',
  ]);
});
