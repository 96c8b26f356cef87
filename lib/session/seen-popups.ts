import type { TextStorage } from '@/lib/stores/safe-storage';

/** In session storage, because a slice outlives the session (rule branches/announcements). */
const NAME = 'popups';
const LIMIT = 200;

/**
 * The announcements that this session has seen; a session is the tab's, so what is announced comes again, also under
 * new words. Where the browser keeps nothing, none is known.
 * @param open the browser's storage of the tab, which may throw
 */
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
      // It will come again on the next page.
    }
  };
  return { list, add };
}
