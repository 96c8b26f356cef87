import type * as z from 'zod/mini';
import { ALL_CALLS } from '@/lib/contract/all-calls';

/** Zod's own description of a schema, as far as it leads to others. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  items?: readonly z.ZodMiniType[];
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
};
type Leaf = { path: string; schema: z.ZodMiniType };

/** They hold no text, or none but their own. */
const WORDLESS = ['number', 'boolean', 'literal', 'enum', 'null', 'undefined', 'never', 'transform'];
/** Present only to be refused. */
const REFUSED = ['card.number', 'card.cvc'];

function listTexts(schema: z.ZodMiniType, path: string): Leaf[] {
  const def = schema._zod.def as Def;
  if (def.type === 'string') return [{ path, schema }];
  if (WORDLESS.includes(def.type) || REFUSED.some((name) => path.endsWith(name))) return [];
  const named = Object.entries(def.shape ?? {}).flatMap(([name, one]) => listTexts(one, `${path}.${name}`));
  const { element, innerType, keyType, valueType } = def;
  const inside = [
    element,
    innerType,
    keyType,
    valueType,
    def.in,
    def.out,
    ...(def.options ?? []),
    ...(def.items ?? []),
  ];
  const nested = inside.flatMap((one) => (one ? listTexts(one, path) : []));
  const isKnown = ['object', 'array', 'optional', 'nullable', 'default', 'union', 'pipe', 'record', 'tuple'];
  if (!isKnown.includes(def.type)) throw new Error(`${path} is a ${def.type}, which may hold any text`);
  return [...named, ...nested];
}

const TEXTS = ALL_CALLS.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? listTexts(schema, `${call.method} ${call.path} ${part}`) : [];
  }),
);

/** Texts of several lines, the only ones that keep a line end. */
const LINES = [
  '.notes',
  '.comment',
  '.words',
  '.value',
  '.answer',
  '/staff/accounts/from_code.json body.code',
];

/** Staff's own note, in one line. */
const REFUND_NOTE = 'POST /staff/orders/{id}/refunds.json body.words';

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
  const hasLines = LINES.some((name) => leaf.path.endsWith(name)) && leaf.path !== REFUND_NOTE;
  expect(kept.includes('\n')).toBe(hasLines);
});

test.each(['Ñandú 🍔 “2 × 1”', '👩‍🍳 José', 'e\u0301'])('%j stays as it is typed', (text) => {
  const names = TEXTS.filter(({ path }) => path.endsWith('contact.name'));
  expect(names.map((leaf) => keptBy(leaf, text))).toEqual(names.map(() => text));
});
