import { loadTexts } from '@/lib/clients/texts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('texts that fail are tried three times, and anew when they are asked for again', async () => {
  let calls = 0;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      calls++ < 3 ? new Response(null, { status: 503 }) : Response.json({ calls }),
    );
  const failed = expect(loadTexts('es')).rejects.toThrow('503');
  await jest.advanceTimersByTimeAsync(5_000);
  await failed;
  expect(calls).toBe(3);
  await expect(loadTexts('es')).resolves.toEqual({ calls: 4 });
  await expect(loadTexts('es')).resolves.toEqual({ calls: 4 });
});
