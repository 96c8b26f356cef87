import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { Point } from '@/lib/domain/delivery/point';

/** What a row of a list says of its branch. */
export type ListedBranch = {
  slug: string;
  name: string;
  city: string;
  hours: OpeningHours;
  location: Point;
  /** Its file. */
  picture: string | null;
};

/** Marks of a row, written by the server. */
export const listedMarks = ({ slug, name, city, hours, location }: Omit<ListedBranch, 'picture'>) => ({
  'data-branch': slug,
  'data-name': name,
  'data-city': city,
  'data-hours': JSON.stringify(hours),
  'data-location': JSON.stringify(location),
});

const read = (row: HTMLElement): ListedBranch => {
  const { dataset } = row;
  return {
    slug: dataset.branch ?? '',
    name: dataset.name ?? '',
    city: dataset.city ?? '',
    // Safe: written by this build.
    hours: JSON.parse(dataset.hours ?? '') as OpeningHours,
    location: JSON.parse(dataset.location ?? '') as Point,
    picture: row.querySelector('img')?.src ?? null,
  };
};

export const readListedBranches = (): ListedBranch[] =>
  [...document.querySelectorAll<HTMLElement>('[data-branch]')].map(read);

export function findListedBranch(slug: string): ListedBranch | null {
  const row = document.querySelector<HTMLElement>(`[data-branch="${slug}"]`);
  return row && read(row);
}
