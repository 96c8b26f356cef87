import type { Database, Sql } from '@/backend/platform/database/database';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { type StaffPost, scopesAt } from '@/lib/domain/staff/branches';
import type { StaffRole } from '@/lib/domain/staff/roles';

/** The person whose password was checked, with the hash that it was checked against. */
export type CheckedPerson = Pick<PersonRow, 'id' | 'password_hash'>;

export type PersonRow = { id: number; mail: string; name: string; password_hash: string };

/** The address as it is stored and compared. */
export const toMail = (written: string): string => written.trim().toLowerCase();

/**
 * All roles of the tenant, locked before a link to them is: two owners do not remove each other at once, and who takes a link
 * waits for who changes its role.
 */
export async function lockRoles({
  sql,
  instanceId,
}: {
  sql: Sql;
  instanceId: number;
}): Promise<Map<number, StaffPost>> {
  const rows = await sql<{ id: number; role: StaffRole; branches: number[] | null }>(
    `select person_id as id, role, to_jsonb(branches) as branches from staff_roles
     where instance_id = $1 order by person_id for update`,
    [instanceId],
  );
  return new Map(rows.map(({ id, role, branches }) => [id, { role, branches }]));
}

export async function findPersonByMail({
  db,
  mail,
}: {
  db: Database;
  mail: string;
}): Promise<PersonRow | null> {
  const [row] = await db.lookUp<PersonRow>(
    'select id, mail, name, password_hash from staff_people where mail = $1',
    [toMail(mail)],
  );
  return row ?? null;
}

/** Somebody who has a role at a restaurant, or is an operator: without one, an account is nobody's that an invitation has to ask (rule staff/people). */
export async function findAtWork({ db, mail }: { db: Database; mail: string }): Promise<PersonRow | null> {
  const [row] = await db.lookUp<PersonRow>(
    `select id, mail, name, password_hash from staff_people p
     where mail = $1 and (exists (select r.instance_id from staff_roles r where r.person_id = p.id)
       or exists (select 1 from operators o where o.person_id = p.id))`,
    [toMail(mail)],
  );
  return row ?? null;
}

/** Reads somebody, and what they are at which restaurants, by name. */
export async function readPerson({ db, personId }: { db: Database; personId: number }): Promise<SignedIn> {
  const [[person], tenants] = await Promise.all([
    db.lookUp<{ mail: string; name: string }>('select mail, name from staff_people where id = $1', [
      personId,
    ]),
    db.lookUp<{
      slug: string;
      name: string;
      status: 'active' | 'locked';
      role: StaffRole;
      branches: number[] | null;
    }>(
      `select i.slug, i.name, i.status, r.role, to_jsonb(r.branches) as branches from staff_roles r join instances i on i.id = r.instance_id
       where r.person_id = $1 order by i.name, i.id`,
      [personId],
    ),
  ]);
  if (!person) throw new Error('a session of nobody');
  return { ...person, tenants: tenants.map((one) => ({ ...one, scopes: [...scopesAt(one)] })) };
}
