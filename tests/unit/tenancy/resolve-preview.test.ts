import {
  type PreviewPass,
  printPreviewCookie,
  printPreviewQuery,
  signPreview,
} from '@/lib/contract/tenant/preview';
import { resolvePreview } from '@/lib/tenancy/resolve-preview';

const config = { hosts: ['staging.test'], secret: 'a secret of some length' };
const now = new Date('2026-11-21T12:00:00Z');
const sign = (host = 'a.test', expires = now.getTime() / 1_000 + 60) =>
  signPreview({ secret: config.secret, stagingHost: 'staging.test', host, expires });

function ask({
  host = 'staging.test' as string | null,
  address = '/',
  pass = null as PreviewPass | null,
  given = config as typeof config | null,
} = {}) {
  const [pathname = '/', query = ''] = address.split('?');
  const cookie = pass ? printPreviewCookie(pass) : undefined;
  return resolvePreview({
    request: { host, pathname, query: new URLSearchParams(query), cookie },
    config: given,
    now,
  });
}

test('a link becomes a cookie, and the address keeps what else it said', async () => {
  const pass = await sign();
  const address = `/centro?lang=en&${printPreviewQuery(pass)}&utm_source=mail`;
  expect(await ask({ address })).toEqual({ kind: 'enter', pass, to: '/centro?lang=en&utm_source=mail' });
  expect(await ask({ address: `/?${printPreviewQuery(pass)}` })).toMatchObject({ to: '/' });
});

test('a cookie shows the tenant that it was made for', async () => {
  expect(await ask({ pass: await sign() })).toEqual({ kind: 'active', host: 'a.test' });
});

test('on any other host neither counts', async () => {
  const pass = await sign();
  const address = `/?${printPreviewQuery(pass)}`;
  for (const host of ['a.test', 'b.test', null]) {
    expect(await ask({ host, pass, address })).toEqual({ kind: 'none' });
  }
  expect(await ask({ pass, address, given: null })).toEqual({ kind: 'none' });
});

test('a forged, an expired and a foreign link are refused, whatever cookie there is', async () => {
  const pass = await sign();
  const links = [
    { ...pass, signature: 'A'.repeat(43) },
    await sign('a.test', now.getTime() / 1_000),
    { ...pass, host: 'b.test' },
  ];
  for (const link of links) {
    expect(await ask({ address: `/?${printPreviewQuery(link)}`, pass })).toEqual({ kind: 'refused' });
  }
  expect(await ask({ address: '/?preview=a.test', pass })).toEqual({ kind: 'refused' });
});

test('a forged and an expired cookie show nothing', async () => {
  expect(await ask({ pass: { ...(await sign()), host: 'b.test' } })).toEqual({ kind: 'none' });
  expect(await ask({ pass: await sign('a.test', now.getTime() / 1_000 - 1) })).toEqual({ kind: 'none' });
});

test('one leaves by the address', async () => {
  expect(await ask({ address: '/?preview=off', pass: await sign() })).toEqual({ kind: 'leave' });
});
