import type { BundleBranch } from './tenant-bundle';
import { toPicture } from './to-picture';

export function toStoredBranch(branch: BundleBranch) {
  const { slug, services, onTableClass, image, banner, ...settings } = branch;
  return { ...settings, image: toPicture(image), banner: toPicture(banner) };
}
type Settings = ReturnType<typeof toStoredBranch>;
/** What older imports lack. */
type Later = 'bookingWaitingList' | 'wayMinutes';
export type StoredBranch = Omit<Settings, Later> & Partial<Pick<Settings, Later>>;
