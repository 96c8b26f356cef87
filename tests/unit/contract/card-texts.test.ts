import * as z from 'zod/mini';
import { createCardGuard } from '@/backend/platform/http/refuse-cards';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { EACH, isTyped, listTexts, type TextField } from '@/lib/contract/list-texts';
import { codeLine, typedLine } from '@/lib/contract/typed-text';

const CARD = '4242 4242 4242 4242';

/** A body that holds nothing but this text. */
const bodyWith = ([name, ...rest]: readonly string[], text: string): unknown => {
  if (name === undefined) return text;
  return name === EACH ? [null, bodyWith(rest, text)] : { [name]: bodyWith(rest, text) };
};
const isRefused = (call: Call, { path }: TextField, text: string): boolean => {
  try {
    createCardGuard(call)(bodyWith(path, text));
    return false;
  } catch (error) {
    return (error as Error).message === 'card_data_not_accepted';
  }
};

const FIELDS = ALL_CALLS.flatMap((call) =>
  call.body && !call.ownCardCheck
    ? listTexts(call.body).map((field) => ({
        name: `${call.method} ${call.path} ${field.path.join('.')}`,
        ...{ call, field },
      }))
    : [],
);
const [typed, formed] = [
  FIELDS.filter(({ field }) => isTyped(field)),
  FIELDS.filter(({ field }) => !isTyped(field)),
];

test('the calls have texts to look at', () => {
  expect([typed.length > 60, formed.length > 20]).toEqual([true, true]);
});

test.each(typed)('$name refuses a card number among words (guarantee/no-card-data)', ({ call, field }) => {
  expect(isRefused(call, field, `tarjeta ${CARD} 12/28`)).toBe(true);
  expect(isRefused(call, field, 'Calle 45 # 12-30, 3001234567')).toBe(false);
});

test.each(formed)(
  '$name refuses a card number that stands alone (guarantee/no-card-data)',
  ({ call, field }) => {
    expect(isRefused(call, field, CARD)).toBe(true);
    expect(isRefused(call, field, 'x7Kp4242424242424242Qw')).toBe(false);
  },
);

const CODES = [
  'token',
  'PUT /orders/{id}/notices.json push.endpoint',
  'PUT /staff/branches/{id}/alerts.json push.endpoint',
  'PUT /staff/charge_problems/{id}.json transaction',
  'PUT /staff/orders/{id}/status.json status',
];

test('a text without a fixed form is typed by somebody, except for the codes that programs send', () => {
  const free = formed.filter(({ field }) => z.safeParse(field.schema, CARD).success).map(({ name }) => name);
  expect(free.filter((name) => !CODES.some((code) => name.endsWith(code)))).toEqual([]);
});

test('the calls that look for card numbers themselves are those that mask or drop them', () => {
  expect(ALL_CALLS.filter(({ ownCardCheck }) => ownCardCheck).map(({ path }) => path)).toEqual([
    '/api/acquisitions.json',
    '/api/performance_metrics.json',
    '/api/sessions.json',
    '/api/trackings.json',
    '/api/purchases/{id}/measured.json',
    '/api/search_google_logs.json',
    '/staff/accounts/from_code.json',
    '/staff/shop/changes.json',
    '/staff/shop/changes/check.json',
    '/staff/shop/look_draft.json',
  ]);
});

const planted = (body: z.ZodMiniType): Call => ({
  ...{ service: 'cart', method: 'POST', path: '/planted', summary: '', auth: 'none', status: 200 },
  ...{ body, response: z.null() },
});

test('a new field is looked at wherever it stands, and a schema that hides texts is no call', () => {
  const text = z.string().check(typedLine);
  const body = z.object({
    deep: z.optional(z.array(z.union([z.int(), z.object({ words: z.nullable(text) })]))),
  });
  expect(isRefused(planted(body), { path: ['deep', EACH, 'words'], schema: text }, CARD)).toBe(true);
  const code = z.string().check(codeLine);
  expect(
    isRefused(planted(z.object({ code })), { path: ['code'], schema: code }, 'x7Kp4242424242424242Qw'),
  ).toBe(false);
  for (const hidden of [z.any(), z.record(z.string(), z.string()), z.pipe(z.string(), z.transform(String))])
    expect(() => createCardGuard(planted(z.object({ hidden })))).toThrow('hidden is a ');
});
