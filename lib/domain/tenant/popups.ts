import type { ServiceChoice } from '@/lib/domain/branches/services';
import { VIEWS_WITHOUT_POPUPS, type View } from './views';

/** Branch days, inclusive; null: no bound. */
type PopupDays = { from: string | null; until: string | null };
export type PopupTerms = PopupDays & {
  id: number;
  /** Null: all. */
  services: readonly ServiceChoice[] | null;
};

export type PopupOfPage = PopupTerms & {
  title: string;
  text: string;
  image: { hash: string; width: number; height: number; widths: number[] } | null;
  url: string | null;
};

export function isPopupOn({ popup: { from, until }, date }: { popup: PopupDays; date: string }): boolean {
  return (from ?? date) <= date && date <= (until ?? date);
}

/** On a branch with a chosen service and of nobody who sits there, once a session, in file order (rule branches/announcements). */
export function nextPopup<P extends PopupTerms>({
  popups,
  view,
  service,
  date,
  seen,
  isSeated,
}: {
  popups: readonly P[] | null;
  view: View;
  service: ServiceChoice | null;
  date: string;
  seen: readonly number[];
  /** At the table or in the room whose code was scanned. */
  isSeated: boolean;
}): P | null {
  if (isSeated || popups === null || service === null || VIEWS_WITHOUT_POPUPS.includes(view)) return null;
  const found = popups.find(
    (popup) =>
      (popup.services === null || popup.services.includes(service)) &&
      isPopupOn({ popup, date }) &&
      !seen.includes(popup.id),
  );
  return found ?? null;
}
