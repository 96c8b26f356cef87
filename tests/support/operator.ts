import { openSession } from '@/backend/staff/people/sessions';
import type { Ask, TestBackend } from '@/tests/support/backend/backend';
import { callsOf, hashCheaply, PASSWORD } from './shops/person';

let made = 0;

/** An operator of the installation who is signed in; their second factor is a row that no code opens. */
export async function joinOperators({
  backend,
  hasFactor = true,
  name = 'Olga Soporte',
}: {
  backend: TestBackend;
  hasFactor?: boolean;
  name?: string;
}) {
  const { db, clock } = backend;
  made += 1;
  const mail = `operator-${made}-${process.pid}-${Date.now()}@house.example`;
  const hash = hashCheaply(PASSWORD);
  const id = await db.system(async (sql) => {
    const [person] = await sql<{ id: number }>(
      `insert into staff_people (mail, name, password_hash, created_at) values ($1, $2, $3, $4) returning id`,
      [mail, name, hash, clock.now],
    );
    if (!person) throw new Error('nobody was made');
    await sql('insert into operators (person_id, created_at) values ($1, $2)', [person.id, clock.now]);
    if (hasFactor)
      await sql(
        `insert into staff_second_factors (person_id, key_id, sealed, created_at, confirmed_at, last_step)
         values ($1, 'none', '\\x00', $2, $2, 0)`,
        [person.id, clock.now],
      );
    return person.id;
  });
  const person = { id, password_hash: hash };
  const token = await openSession({ db, now: clock.now, person, agent: 'Oficina', isProved: hasFactor });
  const headers = { cookie: `staff=${token}` };
  const { me } = callsOf({ backend, slug: '', headers });
  return {
    ...{ id, mail, headers, me },
    /** Opens a look at a restaurant. */
    look: (slug: string, reason = 'La caja no cuadra') =>
      me({ method: 'POST', path: `/installation/tenants/${slug}/look.json`, body: { reason } }),
    at: ({ path, tenant, ...ask }: Ask & { tenant: string }) =>
      me({ ...ask, path: `/tenants/${tenant}${path}` }),
  };
}
