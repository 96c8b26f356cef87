import { request } from 'node:http';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import { chargeInput, openSandbox, type SandboxBench, SETTLE_MS } from '@/tests/support/shops/sandbox-bench';

let bench: SandboxBench;
beforeEach(async () => {
  bench = await openSandbox();
});
afterEach(() => bench.close());

const put = (body: unknown, headers = {}) => bench.ask('/__sandbox/faults', { method: 'PUT', body, headers });
const pay = async (reference: string, number?: string) => {
  const method = { type: 'card', token: await bench.tokenize(number) } as const;
  return bench.adapter().create(chargeInput({ method, reference }));
};

describe('the switches', () => {
  it('are set all at once, and say what they are', async () => {
    expect((await put({ failCreate: 2, copies: 5 })).body).toEqual({
      ...NO_FAULTS,
      failCreate: 2,
      copies: 5,
    });
    expect((await bench.ask('/__sandbox/faults')).body).toMatchObject({ failCreate: 2 });
    expect((await put({})).body).toEqual(NO_FAULTS);
  });

  it.each([
    null,
    [],
    'x',
    { failcreate: 1 },
    { failCreate: -1 },
    { copies: 0 },
    { muteEvents: 1 },
    { delayMs: 1e9 },
  ])('refuse %j', async (body) => {
    expect((await put(body)).status).toBe(422);
    expect(bench.state.faults).toEqual(NO_FAULTS);
  });

  it('make the gateway fail for so many calls', async () => {
    await put({ failAll: 2 });
    const ask = async () => (await bench.ask(`/v1/merchants/${bench.keys.publicKey}`)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([500, 500, 200]);
  });

  it('make the gateway slow: it looks at a call only after that time', async () => {
    await put({ delayMs: 60_000 });
    const asked = bench.ask(`/v1/merchants/${bench.keys.publicKey}`);
    await bench.untilWaiting();
    await bench.pass(60_000);
    expect((await asked).status).toBe(200);
  });

  it('keep a charge pending for as long as wanted', async () => {
    await put({ settleMs: 60_000 });
    const { providerRef } = await pay('77-1');
    await bench.pass(59_999);
    expect(await bench.adapter().fetch(providerRef)).toMatchObject({ status: 'pending' });
    await bench.pass(1);
    expect(await bench.adapter().fetch(providerRef)).toMatchObject({ status: 'approved' });
  });
});

test('charges are counted, all and per reference', async () => {
  await pay('77-1', '4111111111111111');
  await pay('77-2');
  await bench.pass(SETTLE_MS);
  expect((await bench.ask('/__sandbox/charges')).body).toMatchObject({
    count: 2,
    by_reference: { '77-1': 1, '77-2': 1 },
    by_status: { DECLINED: 1, APPROVED: 1 },
  });
  expect((await bench.ask('/__sandbox/charges?reference=77-2')).body).toMatchObject({
    count: 1,
    charges: [{ reference: '77-2', status: 'APPROVED', amount_in_cents: 3_250_000 }],
  });
});

describe('a page of somebody else', () => {
  const paths = ['/__sandbox/faults', '/__sandbox/charges', '/__sandbox/events'];

  it.each(paths)('cannot reach %s from a browser', async (path) => {
    const named = await bench.ask(path, { headers: { origin: 'http://evil.test' } });
    expect(named.status).toBe(403);
    expect(named.headers.get('access-control-allow-origin')).toBeNull();
    expect((await bench.ask(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('cannot reach it by a name that leads here', async () => {
    const { port } = new URL(bench.origin);
    const status = await new Promise((done) => {
      request(
        { host: '127.0.0.1', port, path: '/__sandbox/charges', headers: { host: `evil.test:${port}` } },
        (response) => done(response.resume().statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });
});

test('what it keeps is bounded: the oldest gives way', async () => {
  const first = await bench.tokenize();
  for (let index = 0; index < 20_000; index += 1) bench.state.cards.set(`t${index}`, {} as never);
  await bench.tokenize();
  expect(bench.state.cards.has(first)).toBe(false);
});
