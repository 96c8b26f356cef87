import type { BundleBranch } from './tenant-bundle';
import { toPicture } from './to-picture';

export function toStoredBranch(branch: BundleBranch) {
  const { slug, services, onTableClass, image, banner, ...settings } = branch;
  return { ...settings, image: toPicture(image), banner: toPicture(banner) };
}
type Settings = ReturnType<typeof toStoredBranch>;
/** Older imports lack waiting lists. */
export type StoredBranch = Omit<Settings, 'bookingWaitingList'> &
  Partial<Pick<Settings, 'bookingWaitingList'>>;
