import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { findPasswordFault } from '@/lib/domain/staff/passwords';
import type { Hashing } from './hash-password';
import { endPasskeys } from './passkeys/own-passkeys';
import type { CheckedPerson } from './person-rows';

export type NewPerson = { mail: string; name: string; hash: string };

/** @throws password_weak, invalid_input without a name */
export async function toNewPerson({
  mail,
  name = '',
  password,
  hashing,
}: {
  mail: string;
  name?: string | undefined;
  password: string;
  hashing: Hashing;
}): Promise<NewPerson> {
  if (name === '') throw new AppError('invalid_input', { fields: { name: 'required' } });
  const fault = findPasswordFault({ password, mail });
  if (fault) throw new AppError('password_weak', { fields: { password: fault } });
  return { mail, name, hash: await hashing.hashPassword(password) };
}

/** Ends all by which somebody had an account: whoever made it without a mailbox may still hold it (rule staff/people). */
async function startAnew({ sql, id, made }: { sql: Sql; id: number; made: NewPerson }): Promise<void> {
  await sql('update staff_people set name = $2, password_hash = $3 where id = $1', [
    id,
    made.name,
    made.hash,
  ]);
  await sql('delete from staff_sessions where person_id = $1', [id]);
  await sql('delete from staff_second_factors where person_id = $1', [id]);
  await sql(
    'update staff_devices set person_id = null, turn_ends_at = null where person_id = $1 returning instance_id',
    [id],
  );
  await endPasskeys({ sql, personId: id });
}

/** An account that has no role at any restaurant, and is no operator's, is begun anew. @returns null where it has one by now */
export async function makePerson({
  sql,
  now,
  made,
}: {
  sql: Sql;
  now: Date;
  made: NewPerson;
}): Promise<CheckedPerson | null> {
  const { mail, name, hash } = made;
  const [inserted] = await sql<{ id: number }>(
    `insert into staff_people (mail, name, password_hash, created_at) values ($1, $2, $3, $4)
     on conflict (mail) do nothing returning id`,
    [mail, name, hash, now],
  );
  if (inserted) return { id: inserted.id, password_hash: hash };
  // Waits for who gives it a role meanwhile.
  const [kept] = await sql<{ id: number }>('select id from staff_people where mail = $1 for update', [mail]);
  if (!kept) return null;
  const roles = await sql(
    `select instance_id from staff_roles where person_id = $1
     union all select person_id from operators where person_id = $1 limit 1`,
    [kept.id],
  );
  if (roles.length > 0) return null;
  await startAnew({ sql, id: kept.id, made });
  return { id: kept.id, password_hash: hash };
}
