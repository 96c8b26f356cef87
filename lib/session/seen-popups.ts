import type { TextStorage } from '@/lib/stores/safe-storage';

/** Session storage: slices outlive the session (rule branches/announcements). */
const NAME = 'popups';
const LIMIT = 200;

/** Seen in this tab's session; none where the browser stores nothing. @param open may throw */
export function createSeenPopups(open: () => TextStorage): {
  list: () => number[];
  add: (id: number) => void;
} {
  const list = () => {
    try {
      return (open().getItem(NAME)?.match(/\d+/g) ?? []).map(Number);
    } catch {
      return [];
    }
  };
  const add = (id: number) => {
    try {
      open().setItem(NAME, [...list(), id].slice(-LIMIT).join(' '));
    } catch {
      // The next page shows it again.
    }
  };
  return { list, add };
}
