import type { Database } from '@/backend/platform/database/database';
import { hashKey, type StaffActor } from '@/backend/staff/staff-actor';
import type { StaffScope } from '@/lib/domain/staff/scopes';

/** Null also for another tenant's key. */
export async function findStaff({
  db,
  instanceId,
  key,
}: {
  db: Database;
  instanceId: number;
  key: string;
}): Promise<StaffActor | null> {
  const [row] = await db.statement<{ id: number; scopes: StaffScope[] }>(
    instanceId,
    'select id, scopes from staff_keys where instance_id = $1 and key_hash = $2 and revoked_at is null',
    [instanceId, hashKey(key)],
  );
  return row ? { kind: 'staff', holder: { keyId: row.id }, scopes: row.scopes, branches: null } : null;
}
