import { findControl, toPrintable, toPrintableLine } from '@/lib/domain/text/printable-text';

test.each([
  ['a\u001b[2Jb', { index: 1, name: 'U+001B' }],
  ['\u009b2J', { index: 0, name: 'U+009B' }],
  ['\u007f', { index: 0, name: 'U+007F' }],
  ['ab\u202Egnp.exe', { index: 2, name: 'U+202E' }],
  ['\u2067x', { index: 0, name: 'U+2067' }],
  ['a\tb\r\nc\n', null],
  ['Ñandú 🍔 “2 × 1”', null],
])('%j holds the control %j', (text, found) => {
  expect(findControl(text)).toEqual(found);
});

test('what a terminal would obey is written out, and a line stays one', () => {
  expect(toPrintableLine('a\u001b[2J\nb\u009b\u202Ec\r\u2028')).toBe(
    'a\\u001b[2J\\u000ab\\u009b\\u202ec\\u000d\\u2028',
  );
  expect(toPrintable('a\u001b]0;x\u0007\n\tb\u200f')).toBe('a\\u001b]0;x\\u0007\n\tb\\u200f');
  expect(toPrintable('Ñandú 🍔\nsopa')).toBe('Ñandú 🍔\nsopa');
});

test('JSON that is printed is still JSON of the same words', () => {
  const words = { name: 'a\u009b\u202Eb\u001b' };
  expect(JSON.parse(toPrintable(JSON.stringify(words)))).toEqual(words);
});
