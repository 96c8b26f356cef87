import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import { turnScopesOf } from '@/lib/domain/staff/devices';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { type FoundDevice, toDeviceActor } from './device-rows';

type Read = { db: Database; device: FoundDevice };
type Row = Omit<Tablet, 'tenant' | 'people' | 'turn'> & {
  slug: string;
  tenant: string;
  person: string | null;
  turn_ends_at: Date | null;
};

/** @throws device_ended */
export async function readTablet({
  db,
  device: { id, instanceId, supplierId, person },
}: Read): Promise<Tablet> {
  const [rows, people] = await Promise.all([
    db.lookUp<Row>(
      `select d.id, d.name, d.role, i.slug, i.name as tenant, coalesce(s.settings ->> 'name', s.slug) as branch,
         p.name as person, d.turn_ends_at
       from staff_devices d join instances i on i.id = d.instance_id
       join suppliers s on s.instance_id = d.instance_id and s.id = d.supplier_id
       left join staff_people p on p.id = $3
       where d.instance_id = $1 and d.id = $2 and d.ended_at is null`,
      [instanceId, id, person?.id ?? null],
    ),
    db.lookUp<{ id: number; name: string; role: StaffRole }>(
      `select p.id, p.name, r.role from staff_roles r join staff_people p on p.id = r.person_id
       where r.instance_id = $1 and (r.branches is null or $2 = any(r.branches)) order by p.name, p.id`,
      [instanceId, supplierId],
    ),
  ]);
  const [row] = rows;
  if (!row) throw new AppError('device_ended');
  const { slug, tenant: name, person: worker, turn_ends_at: endsAt, ...tablet } = row;
  return {
    ...{ ...tablet, tenant: { slug, name } },
    people: people.map(({ role, ...one }) => ({ ...one, scopes: [...turnScopesOf(role)] })),
    turn:
      person && worker !== null && endsAt !== null
        ? { id: person.id, name: worker, ends_at: endsAt.toISOString() }
        : null,
  };
}

/** A tablet as the screens know who is at work. */
export async function readAtTablet(read: Read): Promise<SignedIn> {
  const { name, tenant, branch, role, turn } = await readTablet(read);
  const { scopes, branches } = toDeviceActor(read.device);
  return {
    // Taps are kept by it: another person sends none of them.
    mail: `device-${read.device.id}-${turn?.id ?? 0}`,
    name: turn?.name ?? name,
    tenants: [
      {
        ...tenant,
        role: read.device.person?.role ?? role,
        branches: branches && [...branches],
        scopes: [...scopes],
      },
    ],
    device: { name, branch, turn_ends_at: turn?.ends_at ?? null },
  };
}
