import { guessMail } from '@/lib/domain/people/mail-guess';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gamil.com', 'ana@gmail.com'],
  ['Ana@Hotmial.com', 'Ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@gmail.com', null],
  ['ana@mail.com', null],
  ['ana@ymail.com', null],
  ['ana@brasa-andina.co', null],
  ['ana@gmail', null],
  ['ana', null],
  ['@gmial.com', null],
])('%s is asked to be %s (rule people/contact)', (typed, meant) => {
  expect(guessMail(typed)).toBe(meant);
});
