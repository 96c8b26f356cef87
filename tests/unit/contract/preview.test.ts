import {
  isPreviewPass,
  printPreviewCookie,
  printPreviewQuery,
  readPreviewCookie,
  readPreviewQuery,
  signPreview,
} from '@/lib/contract/tenant/preview';

const SECRET = 'a secret of some length';
const NOW = new Date('2026-11-21T12:00:00Z');
const SOON = NOW.getTime() / 1_000 + 60;
const signed = { stagingHost: 'staging.test', host: 'a.test', expires: SOON };
const sign = (more: Partial<typeof signed & { secret: string }> = {}) =>
  signPreview({ ...signed, secret: SECRET, ...more });
const holds = async (
  pass: Awaited<ReturnType<typeof sign>>,
  { stagingHost = 'staging.test', now = NOW, secret = SECRET } = {},
) => isPreviewPass({ pass, stagingHost, secret, now });

test('a pass holds for its host under its staging host until its moment', async () => {
  expect(await holds(await sign())).toBe(true);
  expect(await holds(await sign(), { now: new Date(SOON * 1_000 - 1) })).toBe(true);
});

test('an expired one does not', async () => {
  expect(await holds(await sign(), { now: new Date(SOON * 1_000) })).toBe(false);
});

test('one made longer by hand does not', async () => {
  expect(await holds({ ...(await sign()), expires: SOON + 1 })).toBe(false);
  expect(await holds({ ...(await sign()), expires: Number.NaN })).toBe(false);
  expect(await holds({ ...(await sign()), expires: Number.POSITIVE_INFINITY })).toBe(false);
});

test('one of another tenant, another staging host or another secret does not', async () => {
  expect(await holds({ ...(await sign()), host: 'b.test' })).toBe(false);
  expect(await holds(await sign(), { stagingHost: 'other.test' })).toBe(false);
  expect(await holds(await sign({ secret: 'another secret here' }))).toBe(false);
});

test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44), '='.repeat(43), 'é'.repeat(43)])(
  'the signature %j does not',
  async (signature) => {
    expect(await holds({ ...(await sign()), signature })).toBe(false);
  },
);

test('a pass travels in an address and in a cookie', async () => {
  const pass = await sign();
  expect(readPreviewQuery(new URLSearchParams(printPreviewQuery(pass)))).toEqual(pass);
  expect(readPreviewCookie(printPreviewCookie(pass))).toEqual(pass);
});

test.each([undefined, '', 'a.test', 'a.test~1', 'a.test~1~x~y'])('%j is no cookie of ours', (value) => {
  expect(readPreviewCookie(value)).toBeNull();
});

test.each(['', 'preview=a.test', 'sig=x'])('%j is no link', (query) => {
  expect(readPreviewQuery(new URLSearchParams(query))).toBeNull();
});
