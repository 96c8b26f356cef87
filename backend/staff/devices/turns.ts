import { AppError } from '@/backend/errors';
import type { Database, Sql } from '@/backend/platform/database/database';
import { isPassword } from '@/backend/staff/people/hash-password';
import { TURN_MS } from '@/lib/domain/staff/devices';
import { FREE_PIN_TRIES, MOST_PIN_TRIES, PIN_WAIT_SECONDS } from '@/lib/domain/staff/pins';
import type { FoundDevice } from './device-rows';

type Tried = { db: Database; now: Date; device: FoundDevice; personId: number };

/** Counts before the hash is computed, so that many at once find no more. @throws pin_waits, pin_stopped */
async function reserveTry({ sql, now, device, personId }: Omit<Tried, 'db'> & { sql: Sql }): Promise<void> {
  const own = [device.instanceId, device.id, personId];
  const counted = await sql(
    `insert into staff_pin_tries as t (instance_id, device_id, person_id, wrong, waits_until) values ($1, $2, $3, 1, null)
     on conflict (instance_id, device_id, person_id) do update set wrong = t.wrong + 1,
       waits_until = case when t.wrong + 1 >= $5
         then $4::timestamptz + interval '1 second' * ($7 * power(2, t.wrong + 1 - $5)) end
       where t.wrong < $6 and (t.waits_until is null or t.waits_until <= $4)
     returning 1`,
    [...own, now, FREE_PIN_TRIES, MOST_PIN_TRIES, PIN_WAIT_SECONDS],
  );
  if (counted.length > 0) return;
  const [row] = await sql<{ wrong: number; waits_until: Date | null }>(
    'select wrong, waits_until from staff_pin_tries where instance_id = $1 and device_id = $2 and person_id = $3',
    own,
  );
  if ((row?.wrong ?? 0) >= MOST_PIN_TRIES) throw new AppError('pin_stopped');
  const seconds = Math.ceil(((row?.waits_until ?? now).getTime() - now.getTime()) / 1_000);
  throw new AppError('pin_waits', { retryAfterSeconds: Math.max(1, seconds) });
}

/**
 * A right PIN of somebody who works at the tablet's branch. One who has none, and one whose PIN is another, hear the same.
 * @returns the hash that it was checked against @throws not_found, wrong_pin, pin_waits, pin_stopped, rate_limited
 */
async function checkPin({ db, now, device, personId, pin }: Tried & { pin: string }): Promise<string> {
  const { instanceId, supplierId } = device;
  const stored = await db.system(async (sql) => {
    const [person] = await sql<{ pin_hash: string | null }>(
      `select p.pin_hash from staff_roles r
       left join staff_pins p on p.instance_id = r.instance_id and p.person_id = r.person_id
       where r.instance_id = $1 and r.person_id = $2 and (r.branches is null or $3 = any(r.branches))`,
      [instanceId, personId, supplierId],
    );
    if (!person) throw new AppError('not_found');
    await reserveTry({ sql, now, device, personId });
    return person.pin_hash;
  });
  const isRight = await isPassword({ password: pin, stored });
  if (!isRight || stored === null) throw new AppError('wrong_pin');
  return stored;
}

/** Says who works at the tablet (rule staff/pins). Written down with both. @throws as `checkPin`, device_ended */
export async function takeTurn({ pin, ...tried }: Tried & { pin: string }): Promise<void> {
  const hash = await checkPin({ pin, ...tried });
  const { db, now, device, personId } = tried;
  const own = [device.instanceId, device.id, personId];
  await db.system(async (sql) => {
    // Another PIN was set since this one was checked, or the tablet was ended.
    const taken = await sql(
      `update staff_devices d set person_id = $3, turn_ends_at = $4 from staff_pins p
       where d.instance_id = $1 and d.id = $2 and d.ended_at is null
         and p.instance_id = $1 and p.person_id = $3 and p.pin_hash = $5 returning 1`,
      [...own, new Date(now.getTime() + TURN_MS), hash],
    );
    if (taken.length === 0) throw new AppError('device_ended');
    // The right one and one slip before it: whoever guesses between two turns of somebody gains no more.
    await sql(
      `update staff_pin_tries set wrong = greatest(wrong - 2, 0), waits_until = null
       where instance_id = $1 and device_id = $2 and person_id = $3`,
      own,
    );
    await sql(
      `insert into staff_actions (instance_id, staff_device_id, staff_person_id, action, details, created_at)
       values ($1, $2, $3, 'device.turn', '{}', $4)`,
      [...own, now],
    );
  });
}

/** A turn that is over stays over. */
export async function keepTurn({ db, now, device }: Omit<Tried, 'personId'>): Promise<void> {
  if (!device.person) return;
  await db.system((sql) =>
    sql(
      `update staff_devices set turn_ends_at = $4
       where instance_id = $1 and id = $2 and person_id = $3 and turn_ends_at > $5`,
      [device.instanceId, device.id, device.person?.id, new Date(now.getTime() + TURN_MS), now],
    ),
  );
}

export async function endTurn({ db, device }: Omit<Tried, 'personId' | 'now'>): Promise<void> {
  await db.system((sql) =>
    sql('update staff_devices set person_id = null, turn_ends_at = null where instance_id = $1 and id = $2', [
      device.instanceId,
      device.id,
    ]),
  );
}
