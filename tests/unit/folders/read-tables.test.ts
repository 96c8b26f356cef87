import { readTables } from '@/backend/folders/read/read-tables';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const read = (text: string) => readTables({ text, branchSlugs: ['poblado', 'laureles'] });

test('a table is read with what its empty cells stand for', () => {
  expect(
    read(
      'label;branch;kind;seats;active;qr_version\r\nTerraza 3;poblado;;4;;\r\n101;poblado;room;;no;7\r\n1;laureles;table;;x;1\r\n',
    ),
  ).toEqual({
    problems: [],
    tables: [
      {
        branchSlug: 'poblado',
        kind: 'table',
        label: 'Terraza 3',
        seats: 4,
        area: null,
        joinGroup: null,
        active: true,
        qrVersion: 1,
      },
      {
        branchSlug: 'poblado',
        kind: 'room',
        label: '101',
        seats: null,
        area: null,
        joinGroup: null,
        active: false,
        qrVersion: 7,
      },
      {
        branchSlug: 'laureles',
        kind: 'table',
        label: '1',
        seats: null,
        area: null,
        joinGroup: null,
        active: true,
        qrVersion: 1,
      },
    ],
  });
});

test('every cell that is wrong is named in one run', () => {
  const text = [
    'branch,kind,label,seats,active,qr_version,color',
    'envigado,sofa,,0,perhaps,0,red',
    `poblado,,${'x'.repeat(21)},101,,1.5,`,
    'poblado,,Bar 1,,,,',
    'poblado,table,BAR 1,,,,',
    'poblado,room,Bar 1,,,,',
  ].join('\n');
  expect(read(text).problems.map(printProblem)).toEqual([
    'tables.csv:1 color: is not a known column',
    'tables.csv:2 branch: "envigado" is not a branch',
    'tables.csv:2 kind: "sofa" is not known; allowed: table, room',
    'tables.csv:2 label: is empty',
    'tables.csv:2 seats: "0" is not a whole number from 1 to 100',
    'tables.csv:2 active: "perhaps" is neither yes nor no; allowed: x, no or an empty cell',
    'tables.csv:2 qr_version: "0" is not a whole number from 1 to 1000000',
    'tables.csv:3 label: has 21 characters, allowed are 20',
    'tables.csv:3 seats: "101" is not a whole number from 1 to 100',
    'tables.csv:3 qr_version: "1.5" is not a whole number from 1 to 1000000',
    'tables.csv:5 label: "BAR 1" is also in line 4',
  ]);
});

test('tables stand in areas, by their word in Spanish and Portuguese too; case does not count (rule table/areas)', () => {
  const rows = ['poblado,1,Terraza', 'poblado,2,TERRAZA', 'poblado,3,', 'laureles,1,terraza'];
  const { tables, problems } = read(['sede,mesa,Zona', ...rows, `poblado,4,${'x'.repeat(31)}`].join('\n'));
  expect(tables.slice(0, 4).map(({ area }) => area)).toEqual(['Terraza', 'Terraza', null, 'terraza']);
  expect(problems.map(printProblem)).toEqual(['tables.csv:6 Zona: has 31 characters, allowed are 30']);
  expect(read('branch,label,Área\npoblado,1,Bar').tables).toMatchObject([{ area: 'Bar' }]);
});

test('tables of one group are joined, and what cannot be is named (rule booking/tables)', () => {
  const rows = ['poblado,,1,4,patio', 'poblado,,2,2,patio', 'poblado,,3,2,bar', 'laureles,,1,,bar'];
  const { tables, problems } = read(
    ['branch,kind,label,seats,join_group', ...rows, 'laureles,room,9,2,bar'].join('\n'),
  );
  expect(tables.map(({ joinGroup }) => joinGroup)).toEqual(['patio', 'patio', 'bar', 'bar', 'bar']);
  expect(problems.map(printProblem)).toEqual([
    'tables.csv:5 join_group: needs seats: tables are joined by their seats',
    'tables.csv:6 join_group: cannot be set for a room; only tables can be joined',
    'tables.csv:4 join_group: "bar" has only one table; a join group needs two or more',
  ]);
});
