/** Remembers a mark as long as the tab lives, or nothing where the browser stores nothing. */
const createTabMark = (name: string) => ({
  read: (): boolean => {
    try {
      return window.sessionStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  },
  write: (): void => {
    try {
      window.sessionStorage.setItem(name, '1');
    } catch {
      // It is forgotten on the next page.
    }
  },
  clear: (): void => {
    try {
      window.sessionStorage.removeItem(name);
    } catch {
      // Nothing was written.
    }
  },
});

/** The diner has opened or closed the rating tab in this visit (rule feedback/rating-tab). */
export const touchedTab = createTabMark('rating-tab');

/** This tab asks where to; a reload asks again, another tab does not (rule delivery/parked). */
export const askingTab = createTabMark('asking-place');
