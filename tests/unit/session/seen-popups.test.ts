import { createSeenPopups } from '@/lib/session/seen-popups';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

test('what a session has seen is known on its next pages, and not to another session (rule branches/announcements)', () => {
  const tab = memoryStorage();
  createSeenPopups(() => tab).add(7);
  createSeenPopups(() => tab).add(9);
  expect(createSeenPopups(() => tab).list()).toEqual(expect.arrayContaining([7, 9]));
  expect(createSeenPopups(memoryStorage).list()).not.toContain(7);
});

test('a session does not grow without an end', () => {
  const tab = memoryStorage();
  const seen = createSeenPopups(() => tab);
  for (let id = 1; id <= 300; id += 1) seen.add(id);
  expect(seen.list()).toHaveLength(200);
  expect(seen.list()).toContain(300);
});

test('a browser that keeps nothing for the tab shows them, and breaks nothing', () => {
  const seen = createSeenPopups(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  seen.add(7);
  expect(seen.list()).toEqual([]);
});
