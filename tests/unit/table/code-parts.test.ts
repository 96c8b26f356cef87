import fc from 'fast-check';
import encodeQR from 'qr';
import { CODE_LENGTH, joinParts, listMissingParts, splitCode } from '@/lib/domain/table/code-parts';
import { ACCOUNT_LINES } from '@/lib/domain/table/rounds';
import { parseWaiterCode, type WaiterCode } from '@/lib/domain/table/waiter-code';
import { signedCode } from '@/tests/support/shops/signed-code';

const KEY = 'key-of-this-round';
const textOf = (changes: { comment?: string; lines?: number } = {}): string => {
  const { comment = 'ñ'.repeat(100), lines = 10 } = changes;
  const line = { offerId: 123_456, count: 2, choices: [], comment, member: 2, forAll: true };
  const code: WaiterCode = {
    tableId: 7,
    member: 1,
    key: KEY,
    lines: Array.from({ length: lines }, () => line),
  };
  return signedCode(code);
};

describe('the parts of a long code (rule table/waiter-code)', () => {
  it('are one for a short round, as it is', () => {
    const text = textOf({ lines: 2, comment: '' });
    expect(splitCode({ text, key: KEY })).toEqual([text]);
  });

  it('are joined in any order, some twice', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 3_000 }).map((text) => JSON.stringify([text]));
    fc.assert(
      fc.property(texts, fc.infiniteStream(fc.nat()), (text, picks) => {
        const parts = splitCode({ text, key: KEY });
        const mixed = [...parts, ...parts].sort(() => ((picks.next().value ?? 0) % 2 === 0 ? -1 : 1));
        expect(joinParts(mixed.join('\r\n'))).toBe(text);
        expect(listMissingParts(mixed.join('\n'))).toEqual([]);
      }),
    );
  });

  it('bring each line once', () => {
    const text = textOf();
    const parts = splitCode({ text, key: KEY });
    expect(parts.length).toBeGreaterThan(1);
    expect(parseWaiterCode([...parts.reverse(), ...parts].join('\n'))).toEqual(parseWaiterCode(text));
    expect(parseWaiterCode(`${textOf({ lines: 1 })}\n${textOf({ lines: 1 })}\n`)?.lines).toHaveLength(1);
  });

  it('say what is missing, and are no code without it', () => {
    const [first = '', , ...rest] = splitCode({ text: textOf(), key: KEY });
    const text = [...rest, first].join('\n');
    expect(listMissingParts(text)).toEqual([2]);
    expect(parseWaiterCode(text)).toBeNull();
  });

  it.each([
    ['of two rounds', ['W1/1/2/abcdefgh/[', 'W1/2/2/bcdefghi/]']],
    ['of two lengths', ['W1/1/2/abcdefgh/[', 'W1/2/3/abcdefgh/]']],
    ['two of one number', ['W1/1/2/abcdefgh/[', 'W1/1/2/abcdefgh/]']],
    ['a number above all', ['W1/1/2/abcdefgh/[', 'W1/3/2/abcdefgh/]']],
    ['a part with something else', ['W1/1/2/abcdefgh/[', 'https://example.com']],
  ])('are none: %s', (_what, lines) => {
    const text = lines.join('\n');
    expect(joinParts(text)).toBe(text);
    expect(listMissingParts(text)).toEqual([]);
  });

  it.each([
    ['accents', 'ñ'.repeat(250)],
    ['pictures', '🌶️'.repeat(83)],
    ['quotes and lines', '"\n'.repeat(125)],
  ])('fit a QR code each, however long the round: comments of %s', (_what, comment) => {
    const parts = splitCode({ text: textOf({ lines: ACCOUNT_LINES, comment }), key: KEY });
    for (const part of new Set([parts[0], parts.at(-1)]))
      expect(encodeQR(part ?? '', 'raw', { ecc: 'low' }).length).toBeLessThan(90);
  });

  it('fit the call that takes them over', () => {
    const parts = splitCode({ text: textOf({ lines: ACCOUNT_LINES, comment: 'ñ'.repeat(250) }), key: KEY });
    expect(parts.join('\n').length).toBeLessThan(CODE_LENGTH);
  });
});
