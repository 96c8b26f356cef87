import { startBrowserReports } from '@/lib/reporting/browser-reports';
import { type Failure, takeFailures } from '@/lib/reporting/reporter';
import { watchFaults } from '@/lib/reporting/watch-faults';

jest.mock('@/lib/reporting/browser-reports', () => ({ startBrowserReports: jest.fn() }));
const DSN = 'https://key@reports.example/1';

test('faults that nobody caught are heard at once, what sends them comes when the page rests', async () => {
  const idle: (() => void)[] = [];
  const failures: Failure[] = [];
  const stopHearing = watchFaults({ dsn: DSN, whenIdle: (work) => idle.push(work) });
  const stopTaking = takeFailures((failure) => failures.push(failure));
  const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
  const fault = new ErrorEvent('error', { error: thrown });
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: rejected });
  for (const event of [fault, rejection]) window.dispatchEvent(event);
  expect(failures.map(({ error }) => error)).toEqual([thrown, rejected]);
  expect(startBrowserReports).not.toHaveBeenCalled();
  for (const work of idle) work();
  await new Promise((done) => setTimeout(done));
  expect(startBrowserReports).toHaveBeenCalledWith(DSN);
  stopHearing();
  window.dispatchEvent(rejection);
  expect(failures).toHaveLength(2);
  stopTaking();
});
