/** Of the tab's session (rule feedback/rating-tab). */
const NAME = 'rating-tab';

/** Whether the diner has opened or closed the rating tab in this visit; never where the browser stores nothing. */
export const touchedTab = {
  read: (): boolean => {
    try {
      return window.sessionStorage.getItem(NAME) !== null;
    } catch {
      return false;
    }
  },
  write: (): void => {
    try {
      window.sessionStorage.setItem(NAME, '1');
    } catch {
      // It may open once more on the next page.
    }
  },
};
