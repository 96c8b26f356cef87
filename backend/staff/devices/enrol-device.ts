import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Database } from '@/backend/platform/database/database';
import { readDeviceCode } from '@/lib/domain/staff/devices';
import { MOST_AGENT } from '@/lib/domain/staff/sessions';

/** Uses the code, once: of two tablets that type it at once, one is enrolled. @returns the tablet's token @throws device_code_wrong */
export async function enrolDevice({
  db,
  now,
  code,
  agent,
}: {
  db: Database;
  now: Date;
  code: string;
  agent: string;
}): Promise<string> {
  const token = createToken();
  await db.system(async (sql) => {
    const [device] = await sql<{ id: number; instance_id: number; name: string }>(
      `update staff_devices set token_hash = $3, code_hash = null, code_expires_at = null, agent = $4, seen_at = $2,
         person_id = null, turn_ends_at = null
       where code_hash = $1 and code_expires_at > $2 and ended_at is null returning id, instance_id, name`,
      [hashToken(readDeviceCode(code)), now, hashToken(token), agent.slice(0, MOST_AGENT)],
    );
    if (!device) throw new AppError('device_code_wrong');
    await sql(
      `insert into staff_actions (instance_id, staff_device_id, action, details, created_at)
       values ($1, $2, 'device.enrolled', $3, $4)`,
      [device.instance_id, device.id, JSON.stringify({ name: device.name }), now],
    );
  });
  return token;
}
