import { isBlankSurname, isSameSurname } from '@/lib/domain/table/guest-name';

test.each([
  ['Castañeda', 'castaneda'],
  ['Núñez de Arce', ' NUNEZ  DE  ARCE '],
  ['O’Brien', "O'BRIEN"],
  ['O’Brien', 'obrien'],
  ['Pérez-Reverte', 'perez reverte'],
  ['São João', 'sao joao'],
  ['St. Clair', 'St Clair'],
  ['Müller', 'muller'],
])('«%s» is «%s» (rule table/room-charge)', (one, other) => {
  expect(isSameSurname(one, other)).toBe(true);
  expect(isSameSurname(other, one)).toBe(true);
});

test.each([
  ['Castañeda', 'Castañeda Ruiz'],
  ['Núñez de Arce', 'Núñez'],
  ['Núñez de Arce', 'de'],
  ['Núñez', 'Zambrano Núñez Silva'],
  ['Silva', '%'],
  ['Silva', ''],
])('«%s» is not «%s»', (one, other) => {
  expect(isSameSurname(one, other)).toBe(false);
});

test.each(['', '  ', '.', ' ’- '])('«%s» names nobody', (text) => {
  expect(isBlankSurname(text)).toBe(true);
});
test('one letter may be a name', () => {
  expect(isBlankSurname('Ó')).toBe(false);
});
