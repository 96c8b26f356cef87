import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { readMenuFile } from '@/lib/contract/staff/shop/menu-file-calls';
import { MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

const SIZE = /(\d+)\s?MB/g;
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

test.each(Object.entries({ en, es, pt }))(
  'in %s each text names the size that pictures may have',
  (_lang, texts) => {
    // A menu from elsewhere is no picture.
    const { StaffImport: _others, ...own } = texts;
    const sizes = textsOf(own).flatMap((text) => [...text.matchAll(SIZE)].map(([, size]) => Number(size)));
    expect(sizes.length).toBeGreaterThan(2);
    expect(new Set(sizes)).toEqual(new Set([MOST_PROOF_BYTES / 1024 / 1024]));
  },
);

test('each call that takes a picture takes the size that the screens check before sending', () => {
  const pictures = ALL_CALLS.filter(({ path }) => path !== readMenuFile.path);
  const sizes = pictures.flatMap((call: Call) => call.file?.mostBytes ?? []);
  expect(new Set(sizes)).toEqual(new Set([MOST_PROOF_BYTES]));
});
