import { toTypedLine, toTypedLines } from '@/lib/domain/text/typed-text';

test.each([
  ['a drawer of a kitchen printer', 'sin cebolla\u001bp\u0000', 'sin cebollap'],
  ['a turned name', '\u202egnp.exe\u2066', 'gnp.exe'],
  ['marks of Arabic and Hebrew', 'a\u061cb\u200ec\u200fd', 'abcd'],
  ['line ends of all systems', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['a tab', 'a\tb', 'a b'],
  ['what fills a text and shows nothing', 'a\u200bb\ufeffc\u00add\u3164e\u115f\u{e0041}\uffff', 'abcde'],
  ['joined signs', '👩‍🍳', '👩‍🍳'],
])('%s (rule platform/typed-text)', (_what, text, lines) => {
  expect(toTypedLines(text)).toBe(lines);
  expect(toTypedLine(text)).toBe(lines.replaceAll('\n', ' '));
});
