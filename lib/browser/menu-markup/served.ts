import { isServed, type ServedWindow } from '@/lib/domain/menu/served';
import { dishAround, findProductLink, linkOf } from './dishes';
import { findOwn } from './own-product';
import { ADD_BUTTON } from './taps';

/** @param isAhead a scheduled order can be for its hours */
export const servedMarks = (served: readonly ServedWindow[] | undefined, isAhead: boolean) => ({
  ...(served ? { 'data-served': JSON.stringify(served) } : {}),
  ...(isAhead ? { 'data-ahead': '' } : {}),
});

/** Reads it from the dish's card, or from its own page. */
export const isOfferedAhead = (productId: number): boolean => {
  const link = findProductLink(productId);
  const shown = (link && dishAround(link)) ?? findOwn(productId);
  return shown?.dataset.ahead !== undefined;
};

/** A static document cannot know the hour. @param at when the order is wanted; null: not chosen yet */
export function showServed({ root, at, timezone }: { root: ParentNode; at: Date | null; timezone: string }) {
  for (const dish of root.querySelectorAll<HTMLElement>('[data-served]')) {
    // Safe: written by `servedMarks` of this build.
    const windows = JSON.parse(dish.dataset.served ?? '[]') as ServedWindow[];
    const isOut = at !== null && !isServed({ windows, at, timezone });
    const hasFocus = dish.querySelector(`${ADD_BUTTON}:focus`) !== null;
    dish.toggleAttribute('data-unserved', isOut);
    if (isOut && hasFocus) linkOf(dish)?.focus({ preventScroll: true });
  }
}
