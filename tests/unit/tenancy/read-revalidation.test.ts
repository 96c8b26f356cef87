import { isSameSecret } from '@/lib/domain/text/is-same-secret';
import { readRevalidation } from '@/lib/tenancy/read-revalidation';

const SECRET = 'a secret of some length';
const ask = ({
  query = '?host=a.test',
  authorization = `Bearer ${SECRET}`,
  secret = SECRET as string | null,
}) =>
  readRevalidation({
    request: new Request(`http://web.test/api/revalidate${query}`, { headers: { authorization } }),
    secret,
  });

test('who knows the secret names one host, in its plain form', async () => {
  expect(await ask({})).toEqual({ ok: true, host: 'a.test' });
  expect(await ask({ query: '?host=A.Test.:3000' })).toEqual({ ok: true, host: 'a.test' });
});

test.each([
  ['another secret', { authorization: 'Bearer a secret of some lengtH' }, 'unauthorized'],
  ['a part of it', { authorization: 'Bearer a secret' }, 'unauthorized'],
  ['no scheme', { authorization: SECRET }, 'unauthorized'],
  ['nothing', { authorization: '' }, 'unauthorized'],
  ['the word of a web without a secret', { secret: null, authorization: 'Bearer null' }, 'unavailable'],
  ['an empty secret', { secret: '', authorization: 'Bearer ' }, 'unavailable'],
  ['no host', { query: '' }, 'invalid_host'],
  ['several hosts in one', { query: '?host=a.test,b.test' }, 'invalid_host'],
  ['a pattern', { query: '?host=*' }, 'invalid_host'],
])('%s is refused', async (_what, asked, key) => {
  expect(await ask(asked)).toEqual({ ok: false, key });
});

test('secrets are the same only when every character is', async () => {
  expect(await isSameSecret('abc', 'abc')).toBe(true);
  expect(await isSameSecret('abc', 'abd')).toBe(false);
  expect(await isSameSecret('abc', 'abcd')).toBe(false);
  expect(await isSameSecret('', 'abc')).toBe(false);
});
