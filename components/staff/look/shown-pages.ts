import { screenPath } from '@/lib/domain/tenant/screen-path';

/** The diner's pages that a draft of the look is seen on. */
export const SHOWN_PAGES = ['landing', 'menu', 'policies'] as const;
export type ShownPage = (typeof SHOWN_PAGES)[number];

/** @param branch the slug of the one whose page it is; null without branches: the landing */
export function shownPath(page: ShownPage, branch: string | null): string {
  if (page === 'landing' || branch === null) return '/';
  return screenPath({ screen: page === 'menu' ? '*' : '*/politicas-servicio', slug: branch });
}

/** A page of the restaurant in the look of a draft. @param url the landing in it */
export function shownAt(url: string, path: string): URL {
  const address = new URL(path, url);
  address.search = new URL(url).search;
  return address;
}
