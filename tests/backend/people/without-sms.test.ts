import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBackendConfig } from '@/backend/config';
import { createOperatorApp } from '@/backend/operator/operator-app';
import { warnOfCodes } from '@/backend/tenant';
import type { Instance } from '@/lib/contract/tenant/instance';
import { say } from '@/lib/domain/shop/problem';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';
import { type CodeShop, openCodeShop } from '@/tests/support/shops/code-shop';
import { keyOf } from '@/tests/support/shops/shop';

const PRODUCTION = { PUBLIC_ORIGIN: 'https://{host}' };
let shop: CodeShop;
let root: string;
beforeAll(async () => {
  shop = await openCodeShop({ isDemo: true, env: PRODUCTION });
  root = await mkdtemp(join(tmpdir(), 'without-sms-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await shop.close();
});

it('a production that sends no SMS asks nobody for a code (rule people/phone-code)', async () => {
  const ana = await shop.createDiner();
  const cart = await shop.fillDelivery(ana);
  expect(cart.issues).toEqual([]);
  expect(keyOf(await shop.askCode(ana, cart))).toBe('service_unavailable');
  expect((await shop.placeCart(ana, cart)).status).toBe(201);
  const { body } = await shop.ask({ path: '/domain/config.json' });
  expect((body as Instance).sms_verification).toBe(false);
});

it('refuses a folder that asks for one, with its line', async () => {
  const folder = await writeBareFolder({
    root,
    slug: 'pide-codigo',
    tenant: { domains: ['pide-codigo.test'], flags: { sms_verification: true } },
  });
  const bring = async (sms: CodeShop['backend']['deps']['config']['sms']) => {
    const { deps } = shop.backend;
    const app = createOperatorApp({ deps: { ...deps, config: { ...deps.config, sms } }, key: 'the-key' });
    const answer = await app.request('/operator/imports', {
      method: 'POST',
      headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
      body: JSON.stringify({ folder }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await bring(null)).toEqual({
    status: 422,
    body: {
      problems: [
        { place: expect.objectContaining({ column: 'flags.sms_verification' }), ...say('sms_unset') },
      ],
      questions: [],
      more: 0,
    },
  });
  expect((await bring({ kind: 'console' })).status).toBe(200);
});

it('says at its start whose codes it does not ask for', async () => {
  const said: unknown[] = [];
  const log = { error: (...words: unknown[]) => void said.push(words[0]) };
  const { db } = shop.backend;
  await warnOfCodes({ db, log: log as never, sendsSms: true });
  expect(said).toEqual([]);
  await warnOfCodes({ db, log: log as never, sendsSms: false });
  expect(said).toEqual([{ tenants: expect.arrayContaining([shop.slug]) }]);
});

describe('the configuration', () => {
  const read = (env: Record<string, string>) => parseBackendConfig({ NODE_ENV: 'test', ...env }).sms;
  const SMS_SECRET = 'a secret of sixteen or more';

  it.each([
    ['nothing, without https', {}, { kind: 'console' }],
    ['nothing, with https', PRODUCTION, null],
    [
      'a provider',
      { ...PRODUCTION, SMS_URL: 'https://sms.example/send', SMS_SECRET },
      { kind: 'webhook', url: 'https://sms.example/send', secret: SMS_SECRET },
    ],
    [
      'a program beside it',
      { SMS_URL: 'http://127.0.0.1:9/sms', SMS_SECRET },
      { kind: 'webhook', url: 'http://127.0.0.1:9/sms', secret: SMS_SECRET },
    ],
  ])('of %s', (_what, env, expected) => {
    expect(read(env)).toEqual(expected);
  });

  it.each([
    ['an address without its secret', { SMS_URL: 'https://sms.example/send' }, /go together/],
    ['a secret without its address', { SMS_SECRET }, /go together/],
    ['plain http elsewhere', { SMS_URL: 'http://sms.example/send', SMS_SECRET }, /must be https/],
    [
      'a host that only begins like this one',
      { SMS_URL: 'http://localhost.example/', SMS_SECRET },
      /must be https/,
    ],
    ['a short secret', { SMS_URL: 'https://sms.example/send', SMS_SECRET: 'short' }, /SMS_SECRET/],
  ])('is refused with %s', (_what, env: Record<string, string>, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });
});
