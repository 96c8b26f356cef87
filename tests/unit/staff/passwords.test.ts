import { findPasswordFault } from '@/lib/domain/staff/passwords';

const MAIL = 'marcela@centro.example';

test.each([
  ['lluvia-de-octubre', null],
  ['siete y ocho', null],
  ['contraseña de todos', null],
  ['ñandú ñandú', null],
  ['nueve-seis', null],
  ['marcelatina y sus gatos', null],
  ['colombia2026', 'guessed'],
  ['1q2w3e4r5t', 'guessed'],
  ['corta', 'short'],
  ['123456789', 'short'],
  ['x'.repeat(201), 'long'],
  ['1234567890', 'guessed'],
  ['0123456789', 'guessed'],
  ['9876543210', 'guessed'],
  ['qwertyuiop12', 'guessed'],
  ['contraseña123', 'guessed'],
  ['Password2026', 'guessed'],
  ['zzzzzzzzzz', 'guessed'],
  ['MARCELA@centro.example', 'guessed'],
  ['marcela2026', 'guessed'],
])('%s: %s', (password, fault) => expect(findPasswordFault({ password, mail: MAIL })).toBe(fault));
