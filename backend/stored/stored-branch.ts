import type { BundleBranch } from './tenant-bundle';
import { toPicture } from './to-picture';

/** What a branch's row keeps as a whole. */
export function toStoredBranch(branch: BundleBranch) {
  const { slug, services, onTableClass, image, banner, ...settings } = branch;
  return { ...settings, image: toPicture(image), banner: toPicture(banner) };
}
type Settings = ReturnType<typeof toStoredBranch>;
/** A branch that was imported before waiting lists were known has none. */
export type StoredBranch = Omit<Settings, 'bookingWaitingList'> &
  Partial<Pick<Settings, 'bookingWaitingList'>>;
