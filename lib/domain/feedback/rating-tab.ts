import type { View } from '@/lib/domain/tenant/views';
import { RATING_SCORES, type RatingScore } from './rating';

/** The questions of a visit: how it was, and how its menu on the phone is (rule feedback/rating-tab). */
export type RatingAsked = { experience: boolean; menu: boolean };

/** When the tab opens by itself, and how long it thanks, in milliseconds. */
export const TAB_OPENS_MS = 60_000;
export const TAB_THANKS_MS = 2_000;

export const asksForRating = ({ experience, menu }: RatingAsked): boolean => experience || menu;

/** Whether a page has the tab: of a menu that is read at a table and takes no orders, and of no room. */
export const hasRatingTab = ({ view, canRateMenu }: { view: View; canRateMenu: boolean }): boolean =>
  canRateMenu && (view === 'OnTableHome' || view === 'SubCategories');

/** It opens by itself on the home alone, once, unless the diner has opened or closed it, or a survey stands there. */
export const opensByItself = ({
  view,
  isTouched,
  hasSurvey,
}: {
  view: View;
  isTouched: boolean;
  hasSurvey: boolean;
}): boolean => view === 'OnTableHome' && !isTouched && !hasSurvey;

/** Reads `?qualification=`: null without it, a score of 1 to 10, or any other word for none chosen. */
export function readQualification(search: string): { score: RatingScore | null } | null {
  const said = new URLSearchParams(search).get('qualification');
  if (said === null) return null;
  return { score: RATING_SCORES.find((score) => String(score) === said) ?? null };
}
