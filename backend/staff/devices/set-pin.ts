import { AppError } from '@/backend/errors';
import type { Database, Sql } from '@/backend/platform/database/database';
import { withHashing } from '@/backend/staff/people/hash-password';
import { findPinFault } from '@/lib/domain/staff/pins';

/** Written down at the restaurant. @throws not_found where somebody has no role, pin_weak, rate_limited */
export async function setPin({
  db,
  now,
  personId,
  slug,
  pin,
}: {
  db: Database;
  now: Date;
  personId: number;
  slug: string;
  pin: string;
}): Promise<{ slug: string }> {
  const fault = findPinFault(pin);
  if (fault) throw new AppError('pin_weak', { fields: { pin: fault } });
  const hash = await withHashing({ known: `person ${personId}` }, ({ hashPassword }) => hashPassword(pin));
  await db.system(async (sql) => {
    const [role] = await sql<{ instance_id: number }>(
      `select r.instance_id from staff_roles r join instances i on i.id = r.instance_id
       where i.slug = $1 and r.person_id = $2 for share of r`,
      [slug, personId],
    );
    if (!role) throw new AppError('not_found');
    const own = [role.instance_id, personId];
    await sql(
      `insert into staff_pins (instance_id, person_id, pin_hash, set_at) values ($1, $2, $3, $4)
       on conflict (instance_id, person_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at`,
      [...own, hash, now],
    );
    // The former one lets nobody work any more.
    await sql(
      'update staff_devices set person_id = null, turn_ends_at = null where instance_id = $1 and person_id = $2',
      own,
    );
    await sql('delete from staff_pin_tries where instance_id = $1 and person_id = $2', own);
    await sql(
      `insert into staff_actions (instance_id, staff_person_id, action, details, created_at)
       values ($1, $2, 'person.pin', '{}', $3)`,
      [...own, now],
    );
  });
  return { slug };
}

/** A new password ends the turns at tablets, and the PIN that an intruder may have set. */
export async function endPins({ sql, personId }: { sql: Sql; personId: number }): Promise<void> {
  await sql(
    `delete from staff_pins p using staff_roles r
     where p.instance_id = r.instance_id and p.person_id = r.person_id and r.person_id = $1`,
    [personId],
  );
  await sql(
    `update staff_devices d set person_id = null, turn_ends_at = null from staff_roles r
     where d.instance_id = r.instance_id and d.person_id = r.person_id and r.person_id = $1`,
    [personId],
  );
}
