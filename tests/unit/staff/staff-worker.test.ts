import { runInNewContext } from 'node:vm';
import { STAFF_WORKER } from '@/lib/browser/offline/staff-worker';

test('the worker of the staff address hears pushes alone: it answers no request and keeps nothing (rule staff/app)', () => {
  const heard: string[] = [];
  const opened: string[] = [];
  runInNewContext(STAFF_WORKER, {
    addEventListener: (name: string) => heard.push(name),
    get caches() {
      opened.push('caches');
      return {};
    },
  });
  expect(heard.sort()).toEqual(['activate', 'install', 'notificationclick', 'push']);
  expect(opened).toEqual([]);
  expect(STAFF_WORKER).not.toContain('caches');
});
