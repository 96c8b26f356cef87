import type { ServiceChoice } from '@/lib/domain/branches/services';
import { VIEWS_WITHOUT_POPUPS, type View } from './views';

/** Days of the branch, both included; null sets no bound. */
export type PopupDays = { from: string | null; until: string | null };
export type PopupTerms = PopupDays & {
  id: number;
  /** Null means every service. */
  services: readonly ServiceChoice[] | null;
};

/** A popup as a screen shows it. */
export type PopupOfPage = PopupTerms & {
  title: string;
  text: string;
  image: { hash: string; width: number; height: number; widths: number[] } | null;
  url: string | null;
};

/** Whether a popup holds on a day of the branch's own calendar. */
export function isPopupOn({ popup: { from, until }, date }: { popup: PopupDays; date: string }): boolean {
  return (from ?? date) <= date && date <= (until ?? date);
}

/**
 * The popup that a screen shows now, or null (rule branches/announcements): only under a branch with a service
 * chosen, never on the landing, the location or a choice of branches, each once a session, in the order of the file.
 * @param popups those of the branch; null where there is no branch
 * @param date today by the branch's calendar
 */
export function nextPopup<P extends PopupTerms>({
  popups,
  view,
  service,
  date,
  seen,
}: {
  popups: readonly P[] | null;
  view: View;
  service: ServiceChoice | null;
  date: string;
  seen: readonly number[];
}): P | null {
  if (popups === null || service === null || VIEWS_WITHOUT_POPUPS.includes(view)) return null;
  const found = popups.find(
    (popup) =>
      (popup.services === null || popup.services.includes(service)) &&
      isPopupOn({ popup, date }) &&
      !seen.includes(popup.id),
  );
  return found ?? null;
}
