import { wordsOf } from '@/lib/domain/staff/order-search';

test.each([
  ['#12', [{ number: 12, begins: '12', ends: null }]],
  ['4567', [{ number: 4567, begins: '4567', ends: '~7654' }]],
  ['+57 321 123 4567', [{ number: null, begins: '573211234567', ends: '~765432112375' }]],
  ['321-123-4567', [{ number: null, begins: '3211234567', ends: '~7654321123' }]],
  ['Pérez', [{ number: null, begins: 'perez', ends: null }]],
  ['Mesa 4', [{ number: 4, begins: '4', ends: null }]],
  ['mesa', [{ number: null, begins: 'mesa', ends: null }]],
  [
    'Ana 4',
    [
      { number: null, begins: 'ana', ends: null },
      { number: 4, begins: '4', ends: null },
    ],
  ],
  ['a', []],
  ['¡!', []],
  ['0', [{ number: null, begins: '0', ends: null }]],
  ['99999999999', [{ number: null, begins: '99999999999', ends: '~99999999999' }]],
])('%j is looked for by %j (rule staff/orders)', (query, words) => {
  expect(wordsOf(query)).toEqual(words);
});

test('no more words are looked for than five, the longest first', () => {
  expect(wordsOf('uno cuatro tres seis dieciocho siete doce')).toHaveLength(5);
  expect(wordsOf('ana marcela')[0]?.begins).toBe('marcela');
});
