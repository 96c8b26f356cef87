import { labelsOf } from '@/lib/domain/shop/table-labels';

it.each([
  ['7', ['7']],
  ['1-4', ['1', '2', '3', '4']],
  ['Terraza 9–11', ['Terraza 9', 'Terraza 10', 'Terraza 11']],
  ['1 a 3', ['1', '2', '3']],
  ['1, 2; 2, 5-6', ['1', '2', '5', '6']],
  ['Barra', ['Barra']],
  ['8-3', null],
  ['1-9999', null],
  [' , ', null],
])('%j are the tables %j', (text, labels) => {
  expect(labelsOf(text)).toEqual(labels);
});
