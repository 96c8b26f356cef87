import { searchBanks, toBankList } from '@/lib/domain/payments/banks';

const LIST = toBankList([
  { code: '0', name: 'A continuación seleccione su banco' },
  { code: '1007', name: 'BANCOLOMBIA ' },
  { code: '1551', name: 'Davivienda' },
  { code: '1040', name: 'Banco Agrario' },
  { code: '1062', name: 'Banco Ágil 10' },
  { code: '1063', name: 'banco ágil 9' },
]);

it('shows banks by name, without the placeholder (rule payments/pse)', () => {
  expect(LIST.map(({ name }) => name)).toEqual([
    'banco ágil 9',
    'Banco Ágil 10',
    'Banco Agrario',
    'BANCOLOMBIA',
    'Davivienda',
  ]);
});

it.each([
  ['', 5],
  ['agil', 2],
  ['AGRARIO banco', 1],
  ['colombia', 1],
  ['nequi', 0],
])('finds with %j %i of them', (query, count) => {
  expect(searchBanks({ banks: LIST, query })).toHaveLength(count);
});
