import { AppError } from '@/backend/errors';
import type { Database, Sql } from '@/backend/platform/database/database';
import { type Hashing, withHashing } from '@/backend/staff/people/hash-password';
import type { CountTry } from '@/backend/staff/people/limit-tries';
import { FREE_PIN_TRIES, MOST_PIN_TRIES, PIN_WAIT_SECONDS } from '@/lib/domain/staff/pins';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { FoundDevice } from './device-rows';

export type Tried = {
  db: Database;
  countTry: CountTry;
  now: Date;
  device: FoundDevice;
  personId: number;
  pin: string;
};

/** Wrong PINs of somebody in an hour, at all tablets. */
const PINS_PER_HOUR = 20;

const ownOf = ({ device, personId }: Pick<Tried, 'device' | 'personId'>) => [
  device.instanceId,
  device.id,
  personId,
];

/** Counts before the hash is computed, so that many at once find no more. @throws pin_waits, pin_stopped */
async function reserveTry({
  sql,
  now,
  ...tried
}: Pick<Tried, 'now' | 'device' | 'personId'> & { sql: Sql }): Promise<void> {
  const own = ownOf(tried);
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

/** Somebody stood at the tablet and guessed: whose PIN it was, and who was at work there. */
const noteWrongPin = ({ db, now, device, personId }: Omit<Tried, 'countTry' | 'pin'>) =>
  db.system((sql) =>
    sql(
      `insert into staff_actions (instance_id, staff_device_id, staff_person_id, action, details, created_at)
       values ($1, $2, $3, 'device.wrong_pin', $4, $5)`,
      [device.instanceId, device.id, device.person?.id ?? null, JSON.stringify({ person: personId }), now],
    ),
  );

/**
 * A right PIN of somebody who works at the tablet's branch. One who has none, and one whose PIN is another, hear the same.
 * @returns their role, and the hash that it was checked against @throws not_found, wrong_pin, pin_waits, pin_stopped, rate_limited
 */
export const checkPin = (tried: Tried): Promise<{ role: StaffRole; hash: string }> =>
  withHashing({ known: `tablet ${tried.device.id}` }, ({ isPassword }) => tryPin({ ...tried, isPassword }));

async function tryPin({
  db,
  countTry,
  now,
  device,
  personId,
  pin,
  isPassword,
}: Tried & Pick<Hashing, 'isPassword'>): Promise<{ role: StaffRole; hash: string }> {
  const { instanceId, supplierId } = device;
  const counted = `pin ${instanceId} ${personId}`;
  const giveBack = await countTry({ counted, visitor: null, perHour: PINS_PER_HOUR });
  const person = await db.system(async (sql) => {
    const [found] = await sql<{ role: StaffRole; pin_hash: string | null }>(
      `select r.role, p.pin_hash from staff_roles r
       left join staff_pins p on p.instance_id = r.instance_id and p.person_id = r.person_id
       where r.instance_id = $1 and r.person_id = $2 and (r.branches is null or $3 = any(r.branches))`,
      [instanceId, personId, supplierId],
    );
    if (!found) throw new AppError('not_found');
    await reserveTry({ sql, now, device, personId });
    return found;
  });
  const { role, pin_hash: hash } = person;
  const isRight = await isPassword({ password: pin, stored: hash });
  if (!isRight || hash === null) {
    await noteWrongPin({ db, now, device, personId });
    throw new AppError('wrong_pin');
  }
  await giveBack();
  return { role, hash };
}

/** Takes off the right one and one slip before it: whoever guesses between two PINs of somebody gains no more. */
export async function forgiveSlip({
  sql,
  ...tried
}: Pick<Tried, 'device' | 'personId'> & { sql: Sql }): Promise<void> {
  await sql(
    `update staff_pin_tries set wrong = greatest(wrong - 2, 0), waits_until = null
     where instance_id = $1 and device_id = $2 and person_id = $3`,
    ownOf(tried),
  );
}
