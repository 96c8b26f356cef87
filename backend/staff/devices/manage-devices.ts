import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { branchTopic } from '@/backend/platform/events/topic-events';
import { audit } from '@/backend/staff/audit';
import { branchesOf } from '@/backend/staff/branches/own-branches';
import { personOf } from '@/backend/staff/people/change-people';
import type { DeviceCode, StaffDevices } from '@/lib/contract/staff/device-calls';
import { DEVICE_CODE_MS, type DeviceRole, printDeviceCode } from '@/lib/domain/staff/devices';
import { MOST_PIN_TRIES } from '@/lib/domain/staff/pins';
import { createDeviceCode } from './device-rows';

type OfDevice = { ctx: Context; input: { id: string } };

/** `GET /staff/devices.json`. Names are a person's own, so the owner of the tables reads them. */
export async function listDevices({ ctx }: { ctx: Context }): Promise<StaffDevices> {
  const rows = await ctx.db.lookUp<
    Omit<StaffDevices['devices'][number], 'seen_at' | 'code_expires_at'> & {
      seen_at: Date | null;
      code_expires_at: Date | null;
    }
  >(
    `select d.id, d.supplier_id, d.name, d.role, d.agent, d.seen_at,
       case when d.code_expires_at > $2 then d.code_expires_at end as code_expires_at,
       case when d.turn_ends_at > $2 then p.name end as person,
       (select coalesce(array_agg(o.name order by o.name), '{}') from staff_pin_tries t
        join staff_people o on o.id = t.person_id
        where t.instance_id = d.instance_id and t.device_id = d.id and t.wrong >= $4) as stopped
     from staff_devices d left join staff_people p on p.id = d.person_id
     where d.instance_id = $1 and d.ended_at is null and ($3::bigint[] is null or d.supplier_id = any ($3))
     order by d.supplier_id, d.name, d.id`,
    [ctx.instance.id, ctx.now, branchesOf(ctx), MOST_PIN_TRIES],
  );
  return {
    devices: rows.map(({ seen_at, code_expires_at, ...device }) => ({
      ...device,
      ...{ seen_at: seen_at?.toISOString() ?? null, code_expires_at: code_expires_at?.toISOString() ?? null },
    })),
  };
}

/** @throws not_found without a staff address */
function originOf({ staffOrigin }: Context): string {
  if (staffOrigin !== null) return staffOrigin;
  throw new AppError('not_found', { message: 'This installation has no staff address: set STAFF_HOST.' });
}

/** @param write stores the code, and says whose it is */
async function makeCode({
  ctx,
  action,
  write,
}: {
  ctx: Context;
  action: 'device.added' | 'device.code';
  write: (made: {
    sql: Sql;
    hash: Buffer;
    expiresAt: Date;
    by: number | null;
  }) => Promise<{ id: number; name: string }>;
}): Promise<DeviceCode> {
  const origin = originOf(ctx);
  const code = createDeviceCode();
  const expiresAt = new Date(ctx.now.getTime() + DEVICE_CODE_MS);
  const device = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const written = await write({ sql, hash: hashToken(code), expiresAt, by: personOf(ctx) });
    await audit({ sql, ctx, action, details: { device: written.id, name: written.name } });
    return written;
  });
  const printed = printDeviceCode(code);
  return {
    ...{ id: device.id, name: device.name, code: printed, url: `${origin}/device#code=${printed}` },
    expires_at: expiresAt.toISOString(),
  };
}

/** `POST /staff/devices.json`. Audited, without the code. @throws not_found for a branch that is closed */
export const addDevice = ({
  ctx,
  input: { supplier_id: supplierId, name, role },
}: {
  ctx: Context;
  input: { supplier_id: number; name: string; role: DeviceRole };
}): Promise<DeviceCode> =>
  makeCode({
    ctx,
    action: 'device.added',
    write: async ({ sql, hash, expiresAt, by }) => {
      const [row] = await sql<{ id: number; name: string }>(
        `insert into staff_devices (instance_id, supplier_id, name, role, created_at, code_hash, code_expires_at, code_by)
         select instance_id, id, $3, $4, $5, $6, $7, $8 from suppliers
         where instance_id = $1 and id = $2 and removed_at is null returning id, name`,
        [ctx.instance.id, supplierId, name, role, ctx.now, hash, expiresAt, by],
      );
      if (!row) throw new AppError('not_found');
      return row;
    },
  });

/** `POST /staff/devices/{id}/code.json`. Audited, without the code. @throws not_found for one that is ended */
export const renewDeviceCode = ({ ctx, input: { id } }: OfDevice): Promise<DeviceCode> =>
  makeCode({
    ctx,
    action: 'device.code',
    write: async ({ sql, hash, expiresAt, by }) => {
      const [row] = await sql<{ id: number; name: string }>(
        `update staff_devices set code_hash = $3, code_expires_at = $4, code_by = $5
         where instance_id = $1 and id = $2 and ended_at is null returning id, name`,
        [ctx.instance.id, id, hash, expiresAt, by],
      );
      if (!row) throw new AppError('not_found');
      return row;
    },
  });

/** `DELETE /staff/devices/{id}.json`: with its code and its turn. Audited. */
export async function endDevice({ ctx, input: { id } }: OfDevice): Promise<StaffDevices> {
  const ended = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [row] = await sql<{ id: number; name: string; supplier_id: number }>(
      `update staff_devices set ended_at = $3, code_hash = null, code_expires_at = null, token_hash = null,
         person_id = null, turn_ends_at = null
       where instance_id = $1 and id = $2 and ended_at is null returning id, name, supplier_id`,
      [ctx.instance.id, id, ctx.now],
    );
    if (row) await audit({ sql, ctx, action: 'device.ended', details: { device: row.id, name: row.name } });
    return row;
  });
  // Its streams look for it, and end.
  if (ended) ctx.publish(branchTopic(ended.supplier_id));
  return listDevices({ ctx });
}

/** `DELETE /staff/devices/{id}/tries.json`. Audited. */
export async function allowPins({ ctx, input: { id } }: OfDevice): Promise<StaffDevices> {
  await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const forgotten = await sql(
      'delete from staff_pin_tries where instance_id = $1 and device_id = $2 returning 1',
      [ctx.instance.id, id],
    );
    if (forgotten.length > 0)
      await audit({ sql, ctx, action: 'device.pins', details: { device: Number(id) } });
  });
  return listDevices({ ctx });
}
