import fc from 'fast-check';
import {
  holdsCardInCode,
  holdsCardNumber,
  maskCardNumbers,
  passesLuhn,
} from '@/lib/domain/payments/card-numbers';
import { chooseCount } from '@/tests/support/faults/fault-counts';

const VISA = '4242424242424242';
const runs = { numRuns: chooseCount({ short: 300, full: 20_000 }) };

test.each([
  [VISA, true],
  ['4242 4242 4242 4242', true],
  ['pagué con 4242-4242-4242-4242, gracias', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['1242424242424242', false],
  ['+57 300 123 4567', false],
  ['1234567890123', false],
])('%s holds a card number: %s', (text, holds) => {
  expect(holdsCardNumber({ deep: [{ text }] })).toBe(holds);
  expect(JSON.stringify(maskCardNumbers({ text })).includes('[card]')).toBe(holds);
});

test.each([
  [`${VISA} 123`, '[card] 123'],
  ['4242 4242 4242 4242 12/28 123', '[card] 12/28 123'],
  [`${VISA}-123`, '[card]-123'],
  [`1 ${VISA}`, '1 [card]'],
  [`CC 1020304050 ${VISA}`, 'CC 1020304050 [card]'],
  ['4242  4242  4242  4242', '[card]'],
  ['4242 – 4242 – 4242 – 4242', '[card]'],
  ['4242\n4242\n4242\n4242', '[card]'],
  ['4242\u00a04242\u00a04242\u00a04242', '[card]'],
  ['3782 822463 10005 1234', '[card] 1234'],
  ['3056 9309 0259 04 123', '[card] 123'],
  [`${VISA}124`, '[card]124'],
  [`${VISA}1228123`, '[card]1228123'],
  [`1020304050${VISA}`, '1020304050[card]'],
  [`3782822463100051228`, '[card]1228'],
  [`${VISA} 5555 5555 5555 4444`, '[card] [card]'],
])('%s is masked as %s', (text, masked) => {
  expect(holdsCardNumber(text)).toBe(true);
  expect(maskCardNumbers(text)).toBe(masked);
});

const SEPARATORS =
  '. / _ , * + : · # | ( x X × . ~ \u2212 \u200b \u200d \u00ad \u2060 \ufeff \u0332 \ufe0f\u20e3 xx ... ," -- 🙂';
test.each(SEPARATORS.split(' '))('a card number is found with %j between its groups', (between) => {
  const text = `tarjeta ${['4242', '4242', '4242', '4242'].join(between)} cvc 123`;
  expect(holdsCardNumber(text)).toBe(true);
  expect(maskCardNumbers(text)).toBe('tarjeta [card] cvc 123');
});

test.each([
  ['fullwidth', '4242424242424242'],
  ['Arabic', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'],
  ['Persian', '۴۲۴۲ ۴۲۴۲ ۴۲۴۲ ۴۲۴۲'],
  ['Devanagari', '४२४२-४२४२-४२४२-४२४२'],
  ['mathematical bold', '𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐'],
  ['mathematical monospace', '𝟺𝟸𝟺𝟸.𝟺𝟸𝟺𝟸.𝟺𝟸𝟺𝟸.𝟺𝟸𝟺𝟸'],
  ['circled', '④②④②④②④②④②④②④②④②'],
  ['circled without a compatibility form', '➃❷⓸➁➍⓶❹❷➃⓶❹⓶❹❷➃➁'],
  ['superscript', '⁴²⁴²⁴²⁴²⁴²⁴²⁴²⁴²'],
  ['marked by an emoji', '4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣'],
  ['parted one by one', '4.2.4.2.4.2.4.2.4.2.4.2.4.2.4.2'],
  ['parted in different ways', '4242.4242/4242_4242'],
  ['of Amex', '3782/822463/10005'],
  ['in two groups', '42424242.42424242'],
  ['of Maestro', '6759649826438453'],
  ['of Maestro with 13 digits', '6759649826430'],
])('a card number is found in digits that are %s', (_what, text) => {
  expect(holdsCardNumber(text)).toBe(true);
  expect(maskCardNumbers(`a ${text} b`)).not.toContain(text);
});

test.each([
  ['x-4242424242424242', true],
  ['x4242424242424242', true],
  ['4242-4242-4242-4242', true],
  ['tok_test_4242424242424242_x', true],
  ['tok_test_4242.4242.4242.4242', true],
  ['tok_test_424242424242.4242', false],
  ['tok_test_a4242424242424242b', false],
  ['tok_test_brasaandina_0f4242424242424242f0f0f0f0f0f0f0', false],
  ['424242424242424a-4242-4242-8242-4242', false],
  ['', false],
])('the code %s holds a card number: %s', (code, holds) => {
  expect(holdsCardInCode(code)).toBe(holds);
});

test.each([
  'Llamar al 300 123 4567 o al 601 745 8932',
  'Cel +57 300 123 4567, CC 1.020.304.050',
  'Calle 63 # 9-40 apto 502, tel 3001234567 - 3019876543',
  'RUC 20512345678, celular 987 654 321',
  'RUT 12.345.678-5, fono +56 9 8765 4321',
  'Tel 55 1234 5678, CP 06700, int 4',
  'DUI 04567890-1, tel 7890-1234 2222-3333',
  'CPF 529.982.247-25, (11) 91234-5678',
  'CNPJ 11.222.333/0001-81',
  'Cédula 8-123-456, 6123-4567',
  '2026-11-21 19:30',
])('%s is an ordinary comment', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('what is no text stays as it is', () => {
  const value = { count: 4_242_424_242_424_242, list: [null, true, 'a'] };
  expect(maskCardNumbers(value)).toEqual(value);
  expect(holdsCardNumber(value)).toBe(false);
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
/** A number of the network's length with its check digit. */
const cardOf = (prefix: string, length: number) =>
  digits(length - prefix.length - 1).map((rest) => {
    const body = `${prefix}${rest}`;
    const check = [...'0123456789'].find((one) => passesLuhn(`${body}${one}`)) ?? '0';
    return `${body}${check}`;
  });
const anyCard = fc.oneof(
  cardOf('4', 16),
  cardOf('55', 16),
  cardOf('2221', 16),
  cardOf('37', 15),
  cardOf('36', 14),
  cardOf('6011', 16),
  cardOf('5067', 16),
  cardOf('62', 19),
);
const separator = fc.constantFrom(' ', '-', '  ', ' - ', '–', '\u00a0', '\n');
const others = fc.oneof(
  digits(3),
  digits(4).map((date) => `${date.slice(0, 2)}/${date.slice(2)}`),
  digits(10),
  fc.constantFrom('CC', 'tarjeta:', ''),
);
const grouped = fc
  .tuple(
    anyCard,
    separator,
    fc
      .uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 4 })
      .map((cuts) => cuts.sort((a, b) => a - b)),
  )
  .map(([card, between, cuts]) =>
    [0, ...cuts].map((from, index) => card.slice(from, cuts[index] ?? card.length)).join(between),
  );

test('a card number is found however it is cut, whatever stands before and after it', () => {
  fc.assert(
    fc.property(others, separator, grouped, separator, others, (before, left, card, right, after) => {
      const text = `${before}${left}${card}${right}${after}`;
      expect(holdsCardNumber(text)).toBe(true);
      expect(maskCardNumbers(text)).not.toContain(card);
    }),
    runs,
  );
});

test('phones, documents and addresses beside each other are seldom taken for one', () => {
  const phone = fc.oneof(
    digits(7).map((rest) => `300 ${rest.slice(0, 3)} ${rest.slice(3)}`),
    digits(9).map((rest) => `3${rest}`),
    digits(8).map((rest) => `+56 9 ${rest.slice(0, 4)} ${rest.slice(4)}`),
    digits(8).map((rest) => `55 ${rest.slice(0, 4)} ${rest.slice(4)}`),
    digits(7).map((rest) => `7${rest.slice(0, 3)}-${rest.slice(3)}`),
    digits(8).map((rest) => `9${rest}`),
  );
  const own = fc.oneof(digits(8), digits(10), digits(11), digits(3));
  const sentence = fc.tuple(phone, own, digits(3)).map(([a, b, c]) => `Tel ${a}, doc ${b}, apto ${c}`);
  const refused = fc.sample(sentence, { seed: 1, numRuns: 2_000 }).filter(holdsCardNumber);
  expect(refused).toEqual([]);
  const crowded = fc.tuple(phone, own).map((both) => both.join(' '));
  expect(fc.sample(crowded, { seed: 1, numRuns: 2_000 }).filter(holdsCardNumber).length).toBeLessThan(120);
});

test('a long text takes no longer than its length', () => {
  const texts = ['1'.repeat(200_000), '1 '.repeat(100_000), `4242${' -'.repeat(100_000)}`];
  const start = performance.now();
  for (const text of texts) holdsCardNumber(text);
  // Ten times what a slow machine needs: a scan that grows with the square would take minutes.
  expect(performance.now() - start).toBeLessThan(20_000);
});
