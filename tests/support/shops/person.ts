import { randomBytes, scryptSync } from 'node:crypto';
import { createOperatorApp } from '@/backend/operator/operator-app';
import { openSession } from '@/backend/staff/people/sessions';
import type { Invited } from '@/lib/contract/staff/people-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { Ask, TestBackend } from '@/tests/support/backend/backend';

export const PASSWORD = 'lluvia-de-octubre';
/** The staff address where no variable names one. */
export const STAFF_HOST = 'staff.localhost';

/** The headers of a session, from the cookie that an answer set. */
export const cookieOf = (answer: { headers: Headers }): Record<string, string> => {
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return cookie === '' ? {} : { cookie };
};

/** The token of a link that the operator makes, as `npm run tenant -- staff` does. */
export async function invite({
  backend,
  slug,
  ...body
}: {
  backend: TestBackend;
  slug: string;
  mail: string;
  role: StaffRole;
}): Promise<string> {
  const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
  const answer = await app.request(`/operator/tenants/${slug}/staff/people/invitations.json`, {
    method: 'POST',
    headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { url } = (await answer.json()) as Invited;
  return url.split('#token=')[1] ?? '';
}

/** Calls of the staff address by whoever has these headers. */
export const callsOf = ({
  backend,
  slug,
  headers,
}: {
  backend: TestBackend;
  slug: string;
  headers: Record<string, string>;
}) => {
  const host = STAFF_HOST;
  return {
    me: (ask: Ask) => backend.ask({ host, ...ask, headers: { ...headers, ...ask.headers } }),
    /** About a tenant: this one, if none is named. */
    at: ({ path, tenant = slug, ...ask }: Ask & { tenant?: string }) =>
      backend.ask({
        ...{ host, ...ask, path: `/tenants/${tenant}${path}` },
        headers: { ...headers, ...ask.headers },
      }),
  };
};

/** As it is stored, at costs that a test can wait for. */
export function hashCheaply(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 });
  return ['scrypt', 16, 1, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Somebody who works for the tenant and is signed in, without the slow hash of an invitation. */
export async function joinStaff({
  backend,
  slug,
  role,
  mail = `${role}@${slug}.example`,
  branches = null,
}: {
  backend: TestBackend;
  slug: string;
  role: StaffRole;
  mail?: string;
  /** Null: all. */
  branches?: number[] | null;
}) {
  const { db, clock } = backend;
  const hash = hashCheaply(PASSWORD);
  const [person] = await db.system((sql) =>
    sql<{ id: number }>(
      `with made as (
         insert into staff_people (mail, name, password_hash, created_at) values ($1, $2, $3, $4) returning id)
       insert into staff_roles (instance_id, person_id, role, created_at, branches)
       select i.id, made.id, $5, $4, $7 from made, instances i where i.slug = $6 returning person_id as id`,
      [mail, `Ana ${role}`, hash, clock.now, role, slug, branches],
    ),
  );
  if (!person) throw new Error(`there is no tenant ${slug}`);
  const token = await openSession({
    db,
    now: clock.now,
    person: { id: person.id, password_hash: hash },
    agent: 'Caja',
  });
  const headers = { cookie: `staff=${token}` };
  return { mail, headers, ...callsOf({ backend, slug, headers }) };
}
