import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { Point } from '@/lib/domain/delivery/point';

/** What a row of a list says of its branch. */
export type ListedBranch = {
  slug: string;
  name: string;
  city: string;
  hours: OpeningHours;
  location: Point;
};

/** Marks of a row, written by the server. */
export const listedMarks = ({ slug, name, city, hours, location }: ListedBranch) => ({
  'data-branch': slug,
  'data-name': name,
  'data-city': city,
  'data-hours': JSON.stringify(hours),
  'data-location': JSON.stringify(location),
});

const read = ({ dataset }: HTMLElement): ListedBranch => ({
  slug: dataset.branch ?? '',
  name: dataset.name ?? '',
  city: dataset.city ?? '',
  // Safe: written by this build.
  hours: JSON.parse(dataset.hours ?? '') as OpeningHours,
  location: JSON.parse(dataset.location ?? '') as Point,
});

export const readListedBranches = (): ListedBranch[] =>
  [...document.querySelectorAll<HTMLElement>('[data-branch]')].map(read);

export function findListedBranch(slug: string): ListedBranch | null {
  const row = document.querySelector<HTMLElement>(`[data-branch="${slug}"]`);
  return row && read(row);
}
