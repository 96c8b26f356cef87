import type { Busy } from '@/lib/domain/branches/busy';
import type { Pause } from '@/lib/domain/branches/pauses';
import { leastDeliveryPrice } from '@/lib/domain/delivery/delivery-price';
import type { BundleBranch, BundleZone } from './tenant-bundle';
import { toPicture } from './to-picture';

export function toStoredBranch({ branch, zones }: { branch: BundleBranch; zones: readonly BundleZone[] }) {
  const { slug, services, onTableClass, court: _court, image, banner, ...settings } = branch;
  const zonesMinor = zones
    .filter(({ branchSlug, active }) => branchSlug === slug && active)
    .map(({ deliveryMinor }) => deliveryMinor);
  const leastDeliveryMinor = leastDeliveryPrice({ zonesMinor, shippingZones: branch.shippingZones });
  return { ...settings, leastDeliveryMinor, image: toPicture(image), banner: toPicture(banner) };
}
type Settings = ReturnType<typeof toStoredBranch>;
/** Fields that older imports lack. */
type Later =
  | 'booking'
  | 'wayMinutes'
  | 'leastDeliveryMinor'
  | 'scheduleDays'
  | 'slotMinutes'
  | 'slotOrders'
  | 'busyOver'
  | 'cancelMinutes'
  | 'deliveryCode'
  | 'autoAccept'
  | 'alertMinutes'
  | 'dayBegins'
  | 'dryLaw';
/** Staff say it of the day; it has columns of its own. */
type OfDay = { pauses: Pause[]; busy: Busy | null };
export type StoredBranch = Omit<Settings, Later> & Partial<Pick<Settings, Later>> & Partial<OfDay>;
