import { randomBytes } from 'node:crypto';
import { hashToken } from '@/backend/people';
import type { Database } from '@/backend/platform/database/database';
import type { StaffActor } from '@/backend/staff/staff-actor';
import { type DeviceRole, toDeviceCode, turnScopesOf } from '@/lib/domain/staff/devices';
import { type StaffRole, scopesOf } from '@/lib/domain/staff/roles';
import { SESSION_MS, SESSION_RENEWED_MS } from '@/lib/domain/staff/sessions';

export type FoundDevice = {
  id: number;
  instanceId: number;
  supplierId: number;
  role: DeviceRole;
  /** The person at it now; null: nobody has said, or their role or their turn is over. */
  person: { id: number; role: StaffRole } | null;
};

export function createDeviceCode(): string {
  for (;;) {
    const code = toDeviceCode(randomBytes(32));
    if (code !== null) return code;
  }
}

/** Holds for a person whose turn `d.turn_ends_at` is not over, and who works at the tablet's branch still. $2: now. */
const AT_WORK = `r.instance_id = d.instance_id and r.person_id = d.person_id and d.turn_ends_at > $2
  and (r.branches is null or d.supplier_id = any(r.branches))`;

/** Looked up for every call: a tablet that is ended, or a role that is changed, ends at once. It lasts a month after its last use. */
export async function findDevice({
  db,
  now,
  token,
}: {
  db: Database;
  now: Date;
  token: string;
}): Promise<(FoundDevice & { isRenewed: boolean }) | null> {
  const [row] = await db.lookUp<{
    id: number;
    instance_id: number;
    supplier_id: number;
    role: DeviceRole;
    seen_at: Date | null;
    person_id: number | null;
    person_role: StaffRole | null;
  }>(
    `select d.id, d.instance_id, d.supplier_id, d.role, d.seen_at, r.person_id, r.role as person_role
     from staff_devices d left join staff_roles r on ${AT_WORK}
     where d.token_hash = $1 and d.ended_at is null and d.seen_at > $3`,
    [hashToken(token), now, new Date(now.getTime() - SESSION_MS)],
  );
  if (!row) return null;
  const { id, instance_id: instanceId, supplier_id: supplierId, role } = row;
  const isRenewed = (row.seen_at?.getTime() ?? 0) + SESSION_RENEWED_MS < now.getTime();
  if (isRenewed)
    await db.system((sql) =>
      sql('update staff_devices set seen_at = $3 where instance_id = $1 and id = $2', [instanceId, id, now]),
    );
  const person =
    row.person_id !== null && row.person_role !== null ? { id: row.person_id, role: row.person_role } : null;
  return { id, instanceId, supplierId, role, person, isRenewed };
}

/** A tablet acts as who works at it, or as what it is, and at its branch alone (rule staff/devices). */
export const toDeviceActor = ({ id, supplierId, role, person }: FoundDevice): StaffActor => ({
  kind: 'staff',
  holder: { deviceId: id, personId: person?.id ?? null },
  scopes: person ? turnScopesOf(person.role) : scopesOf(role),
  branches: [supplierId],
});

/** The tablets that may hear of a branch's orders now: each role of theirs may. */
export async function listListeners({
  db,
  now,
  instanceId,
  supplierId,
}: {
  db: Database;
  now: Date;
  instanceId: number;
  supplierId: number;
}): Promise<number[]> {
  const rows = await db.lookUp<{ id: number }>(
    `select id from staff_devices
     where instance_id = $1 and supplier_id = $2 and ended_at is null and token_hash is not null and seen_at > $3`,
    [instanceId, supplierId, new Date(now.getTime() - SESSION_MS)],
  );
  return rows.map(({ id }) => id);
}
