import { pictureUrl } from '@/components/ui/pictures/picture-url';
import type { Branch } from '@/lib/contract/branches/supplier';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Point } from '@/lib/domain/delivery/point';

/** The facts of a branch in a list's row. */
export type ListedBranch = {
  slug: string;
  name: string;
  city: string;
  hours: OpeningHours;
  location: Point;
  /** Its file. */
  picture: string | null;
  /** Only services that the list is for. */
  services: readonly ServiceChoice[];
};

/** A branch as a list names it, on a page without one. */
export const toListedBranch = ({ image, opening_hours, ...branch }: Branch): ListedBranch => ({
  ...branch,
  hours: opening_hours,
  picture: image && pictureUrl({ picture: image, width: image.width }),
});

/** Marks of a row, written by the server. */
export const listedMarks = ({
  slug,
  name,
  city,
  hours,
  location,
  services,
}: Omit<ListedBranch, 'picture'>) => ({
  'data-services': services.join(' '),
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
    // Safe: written by this build.
    services: (dataset.services ?? '').split(' ') as ServiceChoice[],
  };
};

/** Reads the branches with a service; where none has it, the list shows them all. */
export function readListedBranches(service: ServiceChoice): ListedBranch[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-branch]')].map(read);
  const offering = all.filter(({ services }) => services.includes(service));
  return offering.length > 0 ? offering : all;
}

export const nameOfListed = (slug: string): string | undefined =>
  document.querySelector<HTMLElement>(`[data-branch="${slug}"]`)?.dataset.name;
