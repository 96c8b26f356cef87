import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Database, Sql } from '@/backend/platform/database/database';
import { type StaffPost, scopesAt } from '@/lib/domain/staff/branches';
import { readDeviceCode } from '@/lib/domain/staff/devices';
import { MOST_AGENT } from '@/lib/domain/staff/sessions';

type Enrolled = {
  id: number;
  instance_id: number;
  supplier_id: number;
  name: string;
  code_by: number | null;
};

/** Whether who made the code may add tablets at its branch still, as with an invitation (rule staff/devices). */
async function mayAdd({ sql, device }: { sql: Sql; device: Enrolled }): Promise<boolean> {
  const { instance_id: instanceId, supplier_id: supplierId, code_by: by } = device;
  if (by === null) return true;
  const [post] = await sql<StaffPost>(
    `select role, to_jsonb(branches) as branches from staff_roles
     where instance_id = $1 and person_id = $2 and (branches is null or $3 = any (branches)) for share`,
    [instanceId, by, supplierId],
  );
  return post !== undefined && scopesAt(post).includes('people:write');
}

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
    const [device] = await sql<Enrolled>(
      `update staff_devices set token_hash = $3, code_hash = null, code_expires_at = null, agent = $4, seen_at = $2,
         person_id = null, turn_ends_at = null
       where code_hash = $1 and code_expires_at > $2 and ended_at is null returning id, instance_id, supplier_id, name, code_by`,
      [hashToken(readDeviceCode(code)), now, hashToken(token), agent.slice(0, MOST_AGENT)],
    );
    if (!device || !(await mayAdd({ sql, device }))) throw new AppError('device_code_wrong');
    await sql(
      `insert into staff_actions (instance_id, staff_device_id, action, details, created_at)
       values ($1, $2, 'device.enrolled', $3, $4)`,
      [device.instance_id, device.id, JSON.stringify({ name: device.name }), now],
    );
  });
  return token;
}
