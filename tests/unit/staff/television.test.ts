import { createTelevisionCode, printTelevisionCode, readTelevisionCode } from '@/lib/domain/staff/television';

test('a code has twelve signs, and is read as somebody types it (rule staff/television)', () => {
  const code = createTelevisionCode((below) => below - 1);
  expect(code).toBe('ZZZZZZZZZZZZ');
  expect(printTelevisionCode('K7MP3XQ9BTR4')).toBe('K7MP-3XQ9-BTR4');
  expect(readTelevisionCode(' k7mp-3xq9 btr4')).toBe('K7MP3XQ9BTR4');
});

test.each(['', 'K7MP3XQ9BTR', 'K7MP3XQ9BTR44', 'K7MP3XQ9BTR0', 'K7MP3XQ9BTRÑ'])('%j is no code', (typed) => {
  expect(readTelevisionCode(typed)).toBeNull();
});
