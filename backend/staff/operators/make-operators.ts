import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Database } from '@/backend/platform/database/database';
import { makePerson, type NewPerson } from '@/backend/staff/people/make-person';
import { type CheckedPerson, toMail } from '@/backend/staff/people/person-rows';
import { setPassword } from '@/backend/staff/people/reset-password';
import { INVITATION_MS, PASSWORD_LINK_MS } from '@/lib/domain/staff/sessions';
import { isMail } from '@/lib/domain/text/mail';
import { noteOperatorAction } from './operator-rows';

type Timed = { db: Database; now: Date };
export type OperatorLink = { mail: string; url: string; expiresAt: string; isReset: boolean };

/**
 * A link of the command line: it makes somebody an operator, or, of somebody who is one, sets a new password. A former link to
 * the address ends. @param staffOrigin null: there is no staff address @throws invalid_input, not_found
 */
export async function inviteOperator({
  db,
  now,
  mail: written,
  staffOrigin,
}: Timed & { mail: string; staffOrigin: string | null }): Promise<OperatorLink> {
  const mail = toMail(written);
  if (!isMail(mail)) throw new AppError('invalid_input', { message: `"${written}" is no mail address.` });
  if (staffOrigin === null)
    throw new AppError('not_found', { message: 'This installation has no staff address: set STAFF_HOST.' });
  const token = createToken();
  return db.system(async (sql) => {
    const known = await sql(
      'select 1 from operators o join staff_people p on p.id = o.person_id where p.mail = $1',
      [mail],
    );
    const isReset = known.length > 0;
    const expiresAt = new Date(now.getTime() + (isReset ? PASSWORD_LINK_MS : INVITATION_MS));
    await sql(
      `insert into operator_invitations (token_hash, mail, is_reset, created_at, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (mail) do update set token_hash = excluded.token_hash, is_reset = excluded.is_reset,
         created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [hashToken(token), mail, isReset, now, expiresAt],
    );
    const details = { mail, ...(isReset && { reset: true }) };
    await noteOperatorAction({ sql, now, personId: null, slug: null, action: 'operator.invited', details });
    return {
      ...{ mail, isReset, expiresAt: expiresAt.toISOString() },
      url: `${staffOrigin}/invitation#token=${token}`,
    };
  });
}

/** @param who null: somebody whose new password this is @returns the person @throws link_expired, conflict */
export async function takeOperatorLink({
  db,
  now,
  token,
  who,
}: Timed & {
  token: string;
  who: { checked: CheckedPerson } | { made: NewPerson } | { hash: string };
}): Promise<CheckedPerson> {
  return db.system(async (sql) => {
    // The second of two that take it at once finds nothing.
    const [taken] = await sql<{ mail: string; is_reset: boolean }>(
      'delete from operator_invitations where token_hash = $1 and expires_at > $2 returning mail, is_reset',
      [hashToken(token), now],
    );
    if (!taken || taken.is_reset !== 'hash' in who) throw new AppError('link_expired');
    if ('hash' in who) {
      const [person] = await sql<{ id: number }>(
        'select p.id from staff_people p join operators o on o.person_id = p.id where p.mail = $1 for no key update of p',
        [taken.mail],
      );
      if (!person) throw new AppError('link_expired');
      await setPassword({ sql, now, personId: person.id, hash: who.hash });
      await noteOperatorAction({ sql, now, personId: person.id, slug: null, action: 'operator.password' });
      return { id: person.id, password_hash: who.hash };
    }
    const [person] =
      'made' in who
        ? [await makePerson({ sql, now, made: who.made })]
        : await sql<CheckedPerson>(
            'select id, password_hash from staff_people where id = $1 and mail = $3 and password_hash = $2 for update',
            [who.checked.id, who.checked.password_hash, taken.mail],
          );
    // It has a role meanwhile, or another password.
    if (!person) throw new AppError('conflict');
    await sql('insert into operators (person_id, created_at) values ($1, $2) on conflict do nothing', [
      person.id,
      now,
    ]);
    await noteOperatorAction({ sql, now, personId: person.id, slug: null, action: 'operator.joined' });
    return person;
  });
}

export type OperatorLine = { mail: string; name: string; hasFactor: boolean; since: string };

export async function listOperators({ db }: { db: Database }): Promise<OperatorLine[]> {
  const rows = await db.lookUp<{ mail: string; name: string; has_factor: boolean; created_at: Date }>(
    `select p.mail, p.name, o.created_at, exists (
       select 1 from staff_second_factors f where f.person_id = p.id and f.confirmed_at is not null) as has_factor
     from operators o join staff_people p on p.id = o.person_id order by p.mail`,
    [],
  );
  return rows.map(({ mail, name, has_factor: hasFactor, created_at: since }) => ({
    ...{ mail, name, hasFactor, since: since.toISOString() },
  }));
}

/** Ends what they are, their open link, their sessions and so their looks; their roles at restaurants stay. @throws not_found */
export async function removeOperator({ db, now, mail }: Timed & { mail: string }): Promise<{ mail: string }> {
  return db.system(async (sql) => {
    const links = await sql('delete from operator_invitations where mail = $1 returning 1', [toMail(mail)]);
    const [gone] = await sql<{ id: number }>(
      `delete from operators o using staff_people p where p.id = o.person_id and p.mail = $1 returning p.id`,
      [toMail(mail)],
    );
    if (!gone && links.length === 0) throw new AppError('not_found', { message: `${mail} is no operator.` });
    if (gone) await sql('delete from staff_sessions where person_id = $1', [gone.id]);
    const details = { mail: toMail(mail) };
    await noteOperatorAction({ sql, now, personId: null, slug: null, action: 'operator.removed', details });
    return { mail: toMail(mail) };
  });
}

/** For an operator who lost their app and their recovery codes; the command line's alone. @throws not_found */
export async function clearOperatorFactor({
  db,
  now,
  mail,
}: Timed & { mail: string }): Promise<{ cleared: boolean }> {
  return db.system(async (sql) => {
    const [person] = await sql<{ id: number }>(
      'select p.id from staff_people p join operators o on o.person_id = p.id where p.mail = $1',
      [toMail(mail)],
    );
    if (!person) throw new AppError('not_found', { message: `${mail} is no operator.` });
    const gone = await sql('delete from staff_second_factors where person_id = $1 returning 1', [person.id]);
    const details = { mail: toMail(mail) };
    if (gone.length > 0)
      await noteOperatorAction({
        ...{ sql, now, personId: null, slug: null, details },
        action: 'operator.second_factor_cleared',
      });
    return { cleared: gone.length > 0 };
  });
}
