import fc from 'fast-check';
import { holdsCardInCode, holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { chooseCount } from '@/tests/support/faults/fault-counts';

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));
/** `?` is a digit. */
const shape = (text: string) =>
  fc
    .tuple(...[...text].map((char) => (char === '?' ? digits(1) : fc.constant(char))))
    .map((all) => all.join(''));
const oneOf = (...shapes: readonly string[]) => fc.oneof(...shapes.map(shape));

const phone = oneOf(
  '300 ??? ????',
  '30????????',
  '+57 31? ??? ????',
  '601 ??? ????',
  '+51 9?? ??? ???',
  '+56 9 ???? ????',
  '55 ???? ????',
  '+52 55 ???? ????',
  '6???-????',
  '7???-????',
  '2???-????',
  '(11) 9????-????',
  '+1 (305) ???-????',
);
const paper = oneOf(
  '1.0??.???.???',
  '10????????',
  '????????',
  '20?????????',
  '??.???.???-?',
  '???.???.???-??',
);
const two = (max: number) => fc.integer({ min: 1, max }).map((number) => String(number).padStart(2, '0'));
const date = fc
  .tuple(two(28), two(12), two(23), two(59))
  .chain(([day, month, hour, minute]) =>
    fc.constantFrom(
      `2026-${month}-${day} ${hour}:${minute}`,
      `${day}/${month}/2026 ${hour}:${minute}`,
      `${day}/${month}/26`,
      `${hour}:${minute}`,
    ),
  );
const address = oneOf(
  'Calle 6? # 9-4?, Apto 50?, Torre 3',
  'Cra 1? # 8?-?5 int 20?',
  'Av. Larco 1???, dpto 4??',
  'Calle ?? No. ??-??, 11????',
  'Rua 25 de Março, ???, CEP 0????-???',
);
const other = oneOf('$ ??.???', '$ 1??.???,00', 'pedido ??????', '# ????', '4.6?????, -74.0?????', '11????');
const part = fc.oneof(phone, paper, date, address, other);
const between = fc.constantFrom(
  ', ',
  ' ',
  ' / ',
  ' - ',
  '\n',
  '; ',
  '. ',
  ', tel ',
  ' y ',
  ' CC ',
  ' # ',
  ' (',
);
const text = fc
  .array(fc.tuple(part, between), { minLength: 1, maxLength: 4 })
  .map((all) => all.flat().slice(0, -1).join(''));

const runs = { seed: 1, numRuns: chooseCount({ short: 20_000, full: 100_000 }) };
const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

test('one in 300 texts of addresses, phones, documents and dates is taken for a card at most (guarantee/no-card-data)', () => {
  const texts = fc.sample(text, runs);
  expect(texts.filter(holdsCardNumber).length).toBeLessThan(texts.length / 300);
});

test.each([
  'Calle 60 # 9-40, Apto 502, Torre 3',
  'Calle 60 # 9-40, Apto 502, Torre 3, tel 300 123 4567',
  '3001234567 1107',
  '300 123 4567 / 110111',
  '18/09/2026 19:30, 19/09/2026 20:30',
  '4.6097100, -74.0817500',
  '$ 42.424.242 + $ 42.424.242',
])('%s is no card', (one) => {
  expect(holdsCardNumber(one)).toBe(false);
});

test.each([
  ['a UUID', fc.uuid()],
  ['our own key', hex(32)],
  ['a token of Wompi', hex(32).map((random) => `tok_prod_5113_${random}`)],
  ['a token of the sandbox', hex(32).map((random) => `tok_test_brasaandina_${random}`)],
])('%s is no card, whatever its digits', (_what, code) => {
  expect(fc.sample(code, runs).filter(holdsCardInCode)).toEqual([]);
});
