import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { TURN_MS } from '@/lib/domain/staff/devices';
import { checkPin, forgiveSlip, type Tried } from './check-pin';
import type { FoundDevice } from './device-rows';

type At = { db: Database; now: Date; device: FoundDevice };

/** Says who works at the tablet (rule staff/pins). Written down with both. @throws as `checkPin`, device_ended */
export async function takeTurn(tried: Tried): Promise<void> {
  const { hash } = await checkPin(tried);
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
    await forgiveSlip({ sql, device, personId });
    await sql(
      `insert into staff_actions (instance_id, staff_device_id, staff_person_id, action, details, created_at)
       values ($1, $2, $3, 'device.turn', '{}', $4)`,
      [...own, now],
    );
  });
}

/** A turn that is over stays over. */
export async function keepTurn({ db, now, device }: At): Promise<void> {
  if (!device.person) return;
  await db.system((sql) =>
    sql(
      `update staff_devices set turn_ends_at = $4
       where instance_id = $1 and id = $2 and person_id = $3 and turn_ends_at > $5`,
      [device.instanceId, device.id, device.person?.id, new Date(now.getTime() + TURN_MS), now],
    ),
  );
}

export async function endTurn({ db, device }: Omit<At, 'now'>): Promise<void> {
  await db.system((sql) =>
    sql('update staff_devices set person_id = null, turn_ends_at = null where instance_id = $1 and id = $2', [
      device.instanceId,
      device.id,
    ]),
  );
}
