import { AppError } from '@/backend/errors';
import type { StaffActor } from '@/backend/staff/staff-actor';
import { readAllowed } from '@/lib/domain/staff/allowing';
import { checkPin, forgiveSlip, type Tried } from './check-pin';
import { toDeviceActor } from './device-rows';

/**
 * Does one call of a shared tablet in the name of somebody who may, by their PIN, which comes with it: nothing is kept that could allow another
 * (rule staff/allowing). What they do at the tablet is what they may there with their PIN.
 * @param header of the call @throws bad_request for what is no header of ours, device_ended, as `checkPin`
 */
export async function allowCall({
  header,
  ...tried
}: Omit<Tried, 'personId' | 'pin'> & { header: string }): Promise<StaffActor> {
  const allowed = readAllowed(header);
  if (!allowed) throw new AppError('bad_request');
  const { db, device } = tried;
  const { personId } = allowed;
  const { role, hash } = await checkPin({ ...tried, ...allowed });
  await db.system(async (sql) => {
    // Another PIN was set since this one was checked, or the tablet was ended.
    const lives = await sql(
      `select 1 from staff_devices d join staff_pins p on p.instance_id = d.instance_id
       where d.instance_id = $1 and d.id = $2 and d.ended_at is null and p.person_id = $3 and p.pin_hash = $4`,
      [device.instanceId, device.id, personId, hash],
    );
    if (lives.length === 0) throw new AppError('device_ended');
    await forgiveSlip({ sql, device, personId });
  });
  return {
    ...toDeviceActor({ ...device, person: { id: personId, role } }),
    asked: { personId: device.person?.id ?? null },
  };
}
