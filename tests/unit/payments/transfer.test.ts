import { holdMsOf } from '@/lib/domain/orders/hold';
import { findPictureKind, resolveUpload, reviewUntil } from '@/lib/domain/payments/transfer';
import { TRANSFER } from '@/tests/support/shops/branches-with-transfer';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('pictures of transfers (guarantee/proof-pictures)', () => {
  it.each<[string, string | null]>([
    ['\xff\xd8\xff\xe0 JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
    ['RIFF\x00\x00\x00\x00WAVE', null],
    ['\x89PNG', null],
    ['GIF89a', null],
    ['<svg/>', null],
    ['PK\x03\x04', null],
    ['\x00\x00\x00\x18ftypheic', null],
    ['', null],
  ])('%j is %j', (text, kind) => {
    expect(findPictureKind(bytes(text))).toBe(kind);
  });

  it('are replaced up to five; the same one is no upload', () => {
    expect(resolveUpload({ isSame: false, uploads: 4 })).toBe('replace');
    expect(resolveUpload({ isSame: false, uploads: 5 })).toBe('full');
    expect(resolveUpload({ isSame: true, uploads: 5 })).toBe('same');
  });
});

describe('the times of a transfer (rule payments/transfer, rule orders/hold)', () => {
  it('are the branch’s own; without a transfer fifteen minutes', () => {
    expect(holdMsOf({ transfer: TRANSFER })).toBe(30 * 60_000);
    expect(holdMsOf({ transfer: null })).toBe(15 * 60_000);
    const now = new Date('2026-11-18T17:00:00Z');
    expect(reviewUntil({ transfer: TRANSFER, now })).toEqual(new Date('2026-11-18T18:00:00Z'));
  });
});
