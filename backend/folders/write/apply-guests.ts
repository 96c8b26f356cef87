import type { BundleGuest } from '@/backend/stored/tenant-bundle';
import type { Change } from './reconcile-rows';
import type { Target } from './targets';

/** No name is kept longer (rule tenant/guests). */
export async function applyGuests({
  target,
  guests,
}: {
  target: Target;
  guests: readonly BundleGuest[];
}): Promise<Change> {
  const supplierId = await target.idsOf('suppliers', 'slug');
  return target.reconcile({
    table: 'guests',
    columns: {
      supplier_id: 'bigint',
      room_key: 'text',
      surname_key: 'text',
      surname: 'text',
      starts_on: 'date',
      ends_on: 'date',
    },
    keys: ['supplier_id', 'room_key', 'surname_key'],
    rows: () =>
      guests.map(({ branchSlug, room, surname, from, until }) => ({
        supplier_id: supplierId(branchSlug),
        room_key: room.toLowerCase(),
        surname_key: surname.toLowerCase(),
        surname,
        starts_on: from,
        ends_on: until,
      })),
  });
}
