/**
 * The build of the SDK that the edge runtime gets.
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["edge-light", "require", "default"]}
 */
import { flush } from '@sentry/nextjs';
import { onRequestError, register } from '@/instrumentation';
import { ApiError } from '@/lib/clients/api-error';

const REQUEST = {
  path: '/centro/orders?phone=3211234567',
  method: 'GET',
  headers: {
    host: 'a.test',
    token: 'Zk3-secret',
    profileid: '12',
    cookie: 'lang=es; session=77',
    'user-agent': 'Phone',
  },
};
const PLACE = {
  routerKind: 'App Router',
  routePath: '/middleware',
  routeType: 'proxy',
  revalidateReason: undefined,
} as const;

const sent: { address: string; body: string }[] = [];
let isReachable = true;
const watched = { fetch: globalThis.fetch, error: console.error };
const receive: typeof fetch = async (address, init) => {
  if (!isReachable) throw new TypeError('fetch failed');
  sent.push({ address: String(address), body: String(init?.body) });
  return new Response('{}');
};

/** The events that leave because of one failure, as the framework hands it over; `chance` decides what is sampled. */
async function eventsOf(error: unknown, chance = 0.5): Promise<Record<string, unknown>[]> {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  await onRequestError(error, REQUEST, PLACE);
  await flush(2_000);
  return sent.splice(0).map(({ body }) => JSON.parse(body.split('\n')[2] ?? '{}'));
}

beforeEach(() => {
  globalThis.fetch = receive;
  process.env.SENTRY_DSN = 'http://public@reports.test/7';
  isReachable = true;
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = watched.fetch;
  delete process.env.SENTRY_DSN;
});

test('without a DSN nothing is started and nothing leaves', async () => {
  process.env.SENTRY_DSN = '';
  await register();
  expect(await eventsOf(new Error('no price'))).toEqual([]);
});

describe('with a DSN', () => {
  beforeEach(() => register());

  test('it goes there, and the runtime is left as it was', async () => {
    await onRequestError(new Error('no price'), REQUEST, PLACE);
    await flush(2_000);
    const [one] = sent.splice(0);
    expect(one?.address).toMatch(/^http:\/\/reports\.test\/api\/7\/envelope\//);
    expect([globalThis.fetch, console.error]).toEqual([receive, watched.error]);
  });

  test('a fault says what and where, and nothing of the visitor (guarantee/quiet-logs)', async () => {
    const error = new TypeError('no price for ana@example.com or 321 123 4567');
    const [event = {}] = await eventsOf(error);
    expect(event).toMatchObject({
      level: 'error',
      exception: { values: [{ type: 'TypeError', value: 'no price for … or …' }] },
    });
    expect(Object.keys(event)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/user|contexts|breadcrumbs|server_name|extra|request/)]),
    );
    const text = JSON.stringify(event);
    const canaries = ['ana@', '3211234567', '321 123', 'Zk3', 'session=77', 'Phone', 'phone='];
    expect(canaries.filter((canary) => text.includes(canary))).toEqual([]);
  });

  test.each([
    ['every fault', new Error('x is not a function'), 0.99, 1],
    ['one loader in ten', new ApiError({ kind: 'timeout', key: 'timeout' }), 0.0999, 1],
    ['the other nine not', new ApiError({ kind: 'timeout', key: 'timeout' }), 0.1, 0],
    ['nothing that a diner ended', Object.assign(new Error('gone'), { name: 'AbortError' }), 0, 0],
  ])('%s is sent (rule platform/fault-reports)', async (_what, error, chance, count) => {
    expect(await eventsOf(error, chance)).toHaveLength(count);
  });

  test('a receiver that cannot be reached fails no request, and the next report goes out', async () => {
    isReachable = false;
    await expect(eventsOf(new Error('nobody hears this'))).resolves.toEqual([]);
    isReachable = true;
    expect(await eventsOf(new Error('somebody hears this'))).toHaveLength(1);
  });
});
