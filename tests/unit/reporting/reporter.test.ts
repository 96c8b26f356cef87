import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import { getConfig } from '@/lib/contract/tenant/calls';
import { type Failure, reportFailure, takeFailures } from '@/lib/reporting/reporter';
import { withReports } from '@/lib/session/with-reports';

/** The failures that were reported while some work was done. */
async function reportsOf(work: () => unknown): Promise<Failure[]> {
  const failures: Failure[] = [];
  const stop = takeFailures((failure) => failures.push(failure));
  await work();
  stop();
  return failures;
}

/** The reports of a call that fails with this error. */
async function reportsOfCall({ error, service = 'experience' }: { error: Error; service?: string }) {
  const http = withReports((async () => {
    throw error;
  }) as Http);
  const call = { ...getConfig, service } as typeof getConfig;
  return reportsOf(() => expect(http(call, { query: { domain: 'a.test' } })).rejects.toBe(error));
}

test('what fails before anybody listens is kept, up to a bound, and handed over in order', async () => {
  const errors = Array.from({ length: 25 }, (_none, index) => new Error(String(index)));
  for (const error of errors) reportFailure({ error });
  const reported = await reportsOf(() => undefined);
  expect(reported.map(({ error }) => error)).toEqual(errors.slice(0, 20));
  expect(await reportsOf(() => reportFailure({ error: 'later' }))).toEqual([{ error: 'later' }]);
});

test('a call that fails is reported by the path that the contract writes', async () => {
  const error = new ApiError({ kind: 'timeout', key: 'timeout' });
  expect(await reportsOfCall({ error })).toEqual([{ error, kind: 'loader', call: '/domain/config.json' }]);
});

test.each([
  [
    'a survey’s failure is marked as one (rule platform/fault-reports)',
    new ApiError({ kind: 'network', key: 'network' }),
  ],
])('%s', async (_case, error) => {
  expect((await reportsOfCall({ error, service: 'surveys' })).map(({ kind }) => kind)).toEqual(['survey']);
});

test.each([
  [404, 0],
  [409, 0],
  [429, 0],
  [500, 1],
  [503, 1],
])('an answer of %d makes %d reports', async (status, count) => {
  const error = new ApiError({ kind: 'http', status, key: 'internal' });
  expect(await reportsOfCall({ error })).toHaveLength(count);
});

test('a call that succeeds is handed on', async () => {
  const http = withReports((async () => 'answer') as unknown as Http);
  await expect(http(getConfig, { query: { domain: 'a.test' } })).resolves.toBe('answer');
});
