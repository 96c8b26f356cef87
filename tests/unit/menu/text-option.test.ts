import { isOptionText, OPTION_TEXT_LENGTH } from '@/lib/domain/menu/options/text-option';

test('a text is a line that fits, and can be seen (rule menu/option-text)', () => {
  const max = OPTION_TEXT_LENGTH;
  expect(isOptionText({ text: 'é'.repeat(max), max })).toBe(true);
  for (const text of ['', '\u00a0', 'a\tb', 'a\u2028b', 'é'.repeat(max + 1), '\u0000'])
    expect(isOptionText({ text, max })).toBe(false);
});

test.each(['\u200b', '\u2060\u00ad', ' \u3164 ', '\u2800\u2800', '\u200d\ufe0f', '\u0301'])(
  'what prints nothing is no text: %j (rule menu/option-text)',
  (text) => {
    expect(isOptionText({ text, max: 10 })).toBe(false);
    expect(isOptionText({ text: `Ana${text}`, max: 10 })).toBe(true);
  },
);

test.each(['7', '¡!', '🎂', '👩‍🍳', '❤️', 'ñ', '日本', 'مريم', 'नमस्ते'])('%j can be seen', (text) => {
  expect(isOptionText({ text, max: 10 })).toBe(true);
});
