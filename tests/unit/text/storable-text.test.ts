import { isStorable, toStorable } from '@/lib/domain/text/storable-text';

describe('text that the database stores', () => {
  it.each([
    ['a b', true],
    ['🍔', true],
    ['a\0b', false],
    ['\uD83C', false],
    ['\uDF54 a', false],
    ['\uDF54\uD83C', false],
  ])('%j', (text, storable) => {
    expect(isStorable(text)).toBe(storable);
    expect(isStorable(toStorable({ text, max: 10 }))).toBe(true);
  });

  it('is cut before a character that would be halved, and keeps whole ones', () => {
    expect(toStorable({ text: 'aa🍔', max: 3 })).toBe('aa');
    expect(toStorable({ text: 'aa🍔b', max: 4 })).toBe('aa🍔');
  });

  it('loses what cannot be stored and nothing else', () => {
    expect(toStorable({ text: 'a\0\uD83Cb\uDF54🍔', max: 10 })).toBe('ab🍔');
  });
});
