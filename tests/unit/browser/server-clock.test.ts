import { noteServerDate, serverAheadMs, serverNow } from '@/lib/browser/server-clock';
import { createStaffHttp } from '@/lib/clients/staff-http';
import { getSignedIn } from '@/lib/contract/staff/person-calls';

const HOUR_MS = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toUTCString();
afterEach(() => noteServerDate(at(0)));

test('a clock that is an hour off is read from an answer, and one that agrees to the minute is left alone', () => {
  noteServerDate(at(HOUR_MS));
  expect(serverNow().getTime() - Date.now()).toBeGreaterThan(HOUR_MS - 2_000);
  for (const unread of [null, 'mañana']) noteServerDate(unread);
  expect(serverAheadMs()).toBeGreaterThan(0);
  noteServerDate(at(20_000));
  expect(serverAheadMs()).toBe(0);
});

test('each answer of a staff call tells it, a refusal too', async () => {
  const told: unknown[] = [];
  const date = at(-HOUR_MS);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{}', { status: 401, headers: { date } }));
  const http = createStaffHttp({
    ...{ origin: 'http://staff.localhost', lang: 'es', slug: null },
    onDate: (one) => told.push(one),
  });
  await expect(http(getSignedIn)).rejects.toMatchObject({ status: 401 });
  expect(told).toEqual([date]);
  jest.restoreAllMocks();
});
