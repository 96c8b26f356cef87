import type * as z from 'zod/mini';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import { listTexts } from '@/lib/contract/list-texts';

type Leaf = { path: string; schema: z.ZodMiniType };

/** Present only to be refused. */
const REFUSED = ['card.number', 'card.cvc'];

/** Steps hold anything; their texts are looked at by the reader of folders. */
const STEPS = ['/staff/shop/changes.json', '/staff/shop/changes/check.json', '/staff/shop/look_draft.json'];

const TEXTS = ALL_CALLS.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const isOfSteps = part === 'body' && STEPS.includes(call.path);
    const texts = call[part] && !isOfSteps ? listTexts(call[part], [part]) : [];
    return texts.map(
      ({ path, schema }): Leaf => ({ path: `${call.method} ${call.path} ${path.join('.')}`, schema }),
    );
  }),
).filter(({ path }) => !REFUSED.some((name) => path.endsWith(name)));

/** Texts of several lines, the only ones that keep a line end. */
const LINES = [
  '.notes',
  '.comment',
  '.words',
  '.value',
  '.answer',
  '/staff/accounts/from_code.json body.code',
];

/** Staff's own notes, in one line. */
const NOTES = [
  'POST /staff/orders/{id}/refunds.json body.words',
  'PUT /staff/orders/{id}/status.json body.unproved.words',
];

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((char) =>
  /\p{Cc}/u.test(char),
);
const DIRECTIONS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const ENDS = ['\u2028', '\u2029'];
const SAMPLES = [
  'Ana',
  'ana@example.com',
  'https://a.test/b',
  '3211234567',
  'una palabra de veinticinco letras',
];

const hostile = SAMPLES.flatMap((sample) =>
  [...CONTROLS, ...DIRECTIONS, ...ENDS].flatMap((mark) => [
    `${mark}${sample}`,
    `${sample.slice(0, 2)}${mark}${sample.slice(2)}`,
    `${sample}${mark}`,
  ]),
);

const keptBy = ({ schema }: Leaf, text: string): string => {
  const parsed = schema._zod.run({ value: text, issues: [] }, { async: false });
  if (parsed instanceof Promise) throw new Error('a text is checked at once');
  return parsed.issues.length > 0 ? '' : String(parsed.value);
};

test('the calls have texts to look at', () => {
  expect(TEXTS.length).toBeGreaterThan(100);
});

test.each(TEXTS)('$path keeps no control and no mark of direction (rule platform/typed-text)', (leaf) => {
  const kept = hostile.map((text) => keptBy(leaf, text)).join('');
  expect(kept).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/u);
  const hasLines = LINES.some((name) => leaf.path.endsWith(name)) && !NOTES.includes(leaf.path);
  expect(kept.includes('\n')).toBe(hasLines);
});

test.each(['Ñandú 🍔 “2 × 1”', '👩‍🍳 José', 'e\u0301'])('%j stays as it is typed', (text) => {
  const names = TEXTS.filter(({ path }) => path.endsWith('contact.name'));
  expect(names.map((leaf) => keptBy(leaf, text))).toEqual(names.map(() => text));
});
