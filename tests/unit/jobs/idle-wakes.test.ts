import perfHooks from 'node:perf_hooks';
import { createMetrics } from '@/backend/platform/metrics';

test('the lag of the event loop wakes an idle backend twenty times a second, and not a hundred', () => {
  const monitor = jest.spyOn(perfHooks, 'monitorEventLoopDelay');
  createMetrics({ readPool: () => ({ busy: 0, idle: 0, waiting: 0 }) }).watchProcess();
  expect(monitor.mock.calls).toEqual([[{ resolution: 50 }]]);
});
