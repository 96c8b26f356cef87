import { readEvents } from '@/lib/clients/events';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const stream = () => new Response('event: order\ndata: {}\n\n');
const answer = (status: number) => new Response(status === 204 ? null : '{}', { status });

/** Follows for a minute what is answered in turn, the last for ever. */
async function follow(answers: (Response | Error)[], replacedMs: number | null = null) {
  const stop = new AbortController();
  const onEvent = jest.fn();
  const left = [...answers];
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (!next || next instanceof Error) throw next;
    return next.clone();
  });
  const ended = readEvents({ path: '/events', headers: {}, signal: stop.signal, replacedMs, onEvent });
  await jest.advanceTimersByTimeAsync(60_000);
  stop.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  return { times: asked.mock.calls.length, heard: onEvent.mock.calls.length };
}

test.each([204, 401, 404, 423])('%s is a refusal: nobody asks again', async (status) => {
  expect(await follow([answer(status), stream()])).toEqual({ times: 1, heard: 0 });
});

test.each([
  ['a program that is being restarted', answer(502)],
  ['one that has too much to do', answer(503)],
  ['a limit', answer(429)],
  ['a dead connection', new TypeError('failed to fetch')],
])('after %s the events are heard again', async (_case, first) => {
  const { heard } = await follow([first, stream()]);
  expect(heard).toBeGreaterThan(0);
});

test('a stream that ends is opened again, and every event is told, the end as well', async () => {
  const { times, heard } = await follow([stream()]);
  expect(times).toBeGreaterThan(5);
  expect(heard).toBe(2 * times);
});

test('a limit is asked again when it says so, and no sooner', async () => {
  const busy = new Response('{}', { status: 429, headers: { 'retry-after': '30' } });
  expect((await follow([busy])).times).toBe(2 + 1);
});

test('a stream that a newer one has replaced is not opened again: the two would take turns', async () => {
  const replaced = new Response('event: order\ndata: {}\n\nevent: replaced\ndata: {}\n\n');
  expect((await follow([replaced])).times).toBe(1);
});

test('one that has to last for a shift is, after a pause', async () => {
  const replaced = new Response('event: replaced\ndata: {}\n\n');
  expect((await follow([replaced], 25_000)).times).toBe(1 + 2);
});

test.each([
  ['a line feed', ['event: ord', 'er\nda', 'ta: {}', '\n\n', ': \n\n']],
  ['a carriage return and a line feed', ['event: order\r\nda', 'ta: {}\r', '\n\r', '\n: \r\n']],
])('an event that comes in parts is told once, its lines ended by %s', async (_end, parts) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
    },
  });
  const stop = new AbortController();
  const onEvent = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  void readEvents({ path: '/events', headers: {}, signal: stop.signal, onEvent });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onEvent).toHaveBeenCalledTimes(1);
  stop.abort();
});
