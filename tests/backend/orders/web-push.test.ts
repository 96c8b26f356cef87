import { createECDH } from 'node:crypto';
import { parseBackendConfig } from '@/backend/config';
import { createPush } from '@/backend/providers/push/create-push';
import { readPush } from '@/backend/providers/push/read-push';
import { createPushKeys, openPushService } from '@/tests/support/shops/doubles/push-service';

const PUBLIC_ORIGIN = 'http://{host}:3000';
const CONTACT = { PUSH_CONTACT: 'mailto:casa@mesa.example' };
let service: Awaited<ReturnType<typeof openPushService>>;
let now: Date;
beforeEach(async () => {
  service = await openPushService();
  now = new Date('2026-11-18T17:00:00Z');
});
afterEach(() => service.close());

function openPush(env: Record<string, string> = service.env) {
  const push = createPush({ config: readPush({ ...env, PUBLIC_ORIGIN }), clock: () => now });
  if (!push) throw new Error('no keys');
  return push;
}
const CONTENT = JSON.stringify({ title: 'La Brasa – ñandú', body: 'Tu pedido #12 va en camino.' });
const messageTo = (to = service.subscribe()) => ({ to, topic: 'order-1-9', content: CONTENT });

describe('web push', () => {
  it('is sealed for the browser and signed for its service', async () => {
    expect(await openPush().send(messageTo())).toBe('taken');
    expect(service.heard.map(({ text }) => text)).toEqual([CONTENT]);
    const [, claims = ''] = /t=[\w-]+\.([\w-]+)/.exec(service.heard[0]?.headers.authorization ?? '') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      ...{ aud: service.origin, sub: 'mailto:casa@mesa.example' },
    });
    // The service reads headers: of the order it learns nothing.
    expect(service.heard[0]?.headers.topic).toMatch(/^[\w-]{32}$/);
  });

  it.each([
    [500, 'unavailable'],
    [429, 'unavailable'],
    [400, 'refused'],
    [401, 'refused'],
    [413, 'refused'],
  ])('%i is %s, and quotes no address', async (status, kind) => {
    service.answerWith(status);
    await expect(openPush().send(messageTo())).rejects.toMatchObject({
      ...{ kind, message: `the push service said ${status}` },
    });
  });

  it.each([404, 410])('%i: that browser is gone', async (status) => {
    service.answerWith(status);
    expect(await openPush().send(messageTo())).toBe('gone');
  });

  it('follows nobody elsewhere', async () => {
    service.answerWith(302);
    await expect(openPush().send(messageTo())).rejects.toMatchObject({ name: 'GatewayError' });
    expect(service.heard).toHaveLength(1);
  });

  it('never asks an address that is no push service, also one that was taken before', async () => {
    const { PUSH_TEST_SERVICE: _here, ...env } = service.env;
    const push = openPush(env);
    const target = service.subscribe();
    expect(push.serves(target.endpoint)).toBe(false);
    expect(await push.send(messageTo(target))).toBe('gone');
    expect(service.heard).toEqual([]);
  });

  it('refuses a key of no browser', async () => {
    const target = { ...service.subscribe(), p256dh: `B${'A'.repeat(86)}` };
    await expect(openPush().send(messageTo(target))).rejects.toMatchObject({ kind: 'refused' });
    expect(service.heard).toEqual([]);
  });

  it('waits for a service that is gone, and asks it no more for a while', async () => {
    const push = openPush();
    const message = messageTo();
    service.answerWith(503, 503, 503, 503, 503);
    for (let tried = 0; tried < 6; tried += 1)
      await expect(push.send(message)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(service.heard).toHaveLength(5);
    now = new Date(now.getTime() + 30_000);
    expect(await push.send(message)).toBe('taken');
  });
});

describe('hosts that strangers name', () => {
  const targetAt = (host: string) => ({ ...service.subscribe(), endpoint: `https://${host}/abc` });
  afterEach(() => jest.restoreAllMocks());

  it('one that never answers stops no other of the same vendor, however many are named', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      if (new URL(String(url)).host === 'web.push.apple.com') return new Response(null, { status: 201 });
      throw new TypeError('fetch failed');
    });
    const push = openPush();
    for (let host = 0; host < 300; host += 1)
      await expect(push.send(messageTo(targetAt(`nobody-${host}.push.apple.com`)))).rejects.toMatchObject({
        kind: 'unavailable',
      });
    expect(await push.send(messageTo(targetAt('web.push.apple.com')))).toBe('taken');
    const before = asked.mock.calls.length;
    for (let tried = 0; tried < 6; tried += 1)
      await expect(push.send(messageTo(targetAt('nobody.push.apple.com')))).rejects.toThrow();
    expect(asked.mock.calls.length - before).toBe(5);
  });
});

describe('its configuration', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(`00${'1f'.repeat(31)}`, 'hex');
  const SHORT_KEYS = {
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: Buffer.alloc(31, 0x1f).toString('base64url'),
    ...CONTACT,
  };

  it('is none without keys, and whole with a pair and a contact', () => {
    expect(readPush({ PUBLIC_ORIGIN })).toBeNull();
    expect(createPush({ config: null, clock: () => now })).toBeNull();
    const keys = createPushKeys();
    expect(readPush({ ...keys, ...CONTACT, PUBLIC_ORIGIN: 'https://{host}' })).toEqual({
      ...{ publicKey: keys.PUSH_PUBLIC_KEY, privateKey: keys.PUSH_PRIVATE_KEY },
      ...{ contact: CONTACT.PUSH_CONTACT, testService: null },
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['half of it', { PUSH_PUBLIC_KEY: createPushKeys().PUSH_PUBLIC_KEY }, /go together/],
    ['no contact', createPushKeys(), /go together/],
    [
      'keys of two pairs',
      { ...createPushKeys(), PUSH_PUBLIC_KEY: createPushKeys().PUSH_PUBLIC_KEY, ...CONTACT },
      /no pair/,
    ],
    ['a key without its leading zero', SHORT_KEYS, /no pair/],
    ['a key that is none', { ...createPushKeys(), PUSH_PRIVATE_KEY: 'x', ...CONTACT }, /no pair/],
    ['a contact that is none', { ...createPushKeys(), PUSH_CONTACT: 'casa@mesa.example' }, /mailto:/],
    ['a test elsewhere', { PUSH_TEST_SERVICE: 'http://10.0.0.7:80' }, /of this machine/],
    [
      'a test in production',
      { PUSH_TEST_SERVICE: 'http://127.0.0.1:4513', PUBLIC_ORIGIN: 'https://{host}' },
      /this is production/,
    ],
  ])('with %s is refused', (_what, env, why) => {
    expect(() => parseBackendConfig({ PUBLIC_ORIGIN, ...env })).toThrow(why);
  });
});
