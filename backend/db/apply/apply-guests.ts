import type { Sql } from '../database';
import type { BundleGuest } from '../import/bundle';
import { type Change, listIdsByKey, reconcileRows } from './reconcile-rows';

/** Writes who stays in which room; who is gone from the file is deleted, because nothing may keep a name that long. */
export async function applyGuests({
  sql,
  instanceId,
  guests,
}: {
  sql: Sql;
  instanceId: number;
  guests: readonly BundleGuest[];
}): Promise<Change> {
  const supplierId = await listIdsByKey({ sql, instanceId, table: 'suppliers', key: 'slug' });
  const change = await reconcileRows({
    sql,
    instanceId,
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
    rows: guests.map(({ branchSlug, room, surname, from, until }) => ({
      supplier_id: supplierId(branchSlug),
      room_key: room.toLowerCase(),
      surname_key: surname.toLowerCase(),
      surname,
      starts_on: from,
      ends_on: until,
    })),
  });
  await sql('delete from guests where instance_id = $1 and removed_at is not null', [instanceId]);
  return change;
}
