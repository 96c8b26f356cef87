import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { checkSecondFactor, type FactorDeps } from '@/backend/staff/people/second-factor/check-code';
import { checkOwnPassword } from '@/backend/staff/people/second-factor/set-second-factor';
import { type FoundSession, noteOwnAction } from '@/backend/staff/people/sessions';
import type { NewPasskey, OfferedPasskey, Passkey } from '@/lib/contract/staff/passkey-calls';
import { MOST_PASSKEYS } from '@/lib/domain/staff/passkeys';
import { makeChallenge, takeChallenge } from './challenges';
import { challengeOf, type RelyingParty, readNewPasskey } from './read-passkey';

type Own = { deps: FactorDeps; now: Date; visitor: string | null; session: FoundSession };

/** Names somebody to their authenticator, and nobody to its owner. */
export const handleOf = (personId: number): string => Buffer.from(`person ${personId}`).toString('base64url');

export async function listPasskeys({
  deps: { db },
  session: { personId },
}: Pick<Own, 'deps' | 'session'>): Promise<Passkey[]> {
  const rows = await db.lookUp<{ id: number; name: string; created_at: Date; used_at: Date | null }>(
    'select id, name, created_at, used_at from staff_passkeys where person_id = $1 order by id desc',
    [personId],
  );
  return rows.map(({ created_at, used_at, ...passkey }) => ({
    ...passkey,
    ...{ created_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null },
  }));
}

/**
 * A passkey opens an account without its second factor, so that is asked for besides the password.
 * @throws wrong_sign_in, second_factor_needed, second_factor_wrong, rate_limited, passkeys_full
 */
export async function offerPasskey({
  rp,
  password,
  code,
  ...own
}: Own & { rp: RelyingParty; password: string; code?: string | undefined }): Promise<OfferedPasskey> {
  const { deps, now, visitor, session } = own;
  const { personId } = session;
  const { db } = deps;
  await checkOwnPassword({ ...own, password });
  await checkSecondFactor({ deps, now, personId, code, visitor });
  const [[person], known] = await Promise.all([
    db.lookUp<{ mail: string; name: string }>('select mail, name from staff_people where id = $1', [
      personId,
    ]),
    db.lookUp<{ credential_id: Buffer; transports: string[] }>(
      'select credential_id, to_jsonb(transports) as transports from staff_passkeys where person_id = $1',
      [personId],
    ),
  ]);
  if (!person) throw new AppError('unauthorized');
  if (known.length >= MOST_PASSKEYS) throw new AppError('passkeys_full');
  return {
    challenge: await makeChallenge({ db, now, sessionId: session.id }),
    rp_id: rp.id,
    person: { handle: handleOf(personId), ...person },
    known: known.map(({ credential_id: id, transports }) => ({
      ...{ credential_id: Buffer.from(id).toString('base64url'), transports },
    })),
  };
}

/** @throws passkey_expired, passkey_refused, passkey_known, passkeys_full, unauthorized for a session that ended meanwhile */
export async function addPasskey({
  rp,
  name,
  given,
  ...own
}: Own & { rp: RelyingParty; name: string; given: NewPasskey }): Promise<Passkey[]> {
  const { deps, now, session } = own;
  const { personId } = session;
  const challenge = await challengeOf(given);
  await takeChallenge({ db: deps.db, now, sessionId: session.id, challenge });
  const { credentialId, publicKey, counter } = await readNewPasskey({ given, challenge, rp });
  await deps.db.system(async (sql) => {
    // A new password, which takes passkeys and sessions away, is waited for; so is another passkey.
    await sql('select 1 from staff_people where id = $1 for no key update', [personId]);
    const [has] = await sql<{ passkeys: number; is_signed_in: boolean }>(
      `select (select count(*) from staff_passkeys where person_id = $1) as passkeys,
         exists (select 1 from staff_sessions where id = $2 and person_id = $1) as is_signed_in`,
      [personId, session.id],
    );
    if (!has?.is_signed_in) throw new AppError('unauthorized');
    if (has.passkeys >= MOST_PASSKEYS) throw new AppError('passkeys_full');
    const added = await sql(
      `insert into staff_passkeys (person_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning 1`,
      [personId, credentialId, publicKey, counter, given.transports, name, now],
    );
    if (added.length === 0) throw new AppError('passkey_known');
    await noteOwnAction({ sql, now, personId, action: 'person.passkey_added', details: { name } });
  });
  return listPasskeys(own);
}

/** @throws wrong_sign_in, rate_limited */
export async function removePasskey({
  id,
  password,
  ...own
}: Own & { id: number; password: string }): Promise<Passkey[]> {
  const { deps, now, session } = own;
  const { personId } = session;
  await checkOwnPassword({ ...own, password });
  await deps.db.system(async (sql) => {
    const [removed] = await sql<{ name: string }>(
      'delete from staff_passkeys where id = $1 and person_id = $2 returning name',
      [id, personId],
    );
    if (removed)
      await noteOwnAction({ sql, now, personId, action: 'person.passkey_removed', details: removed });
  });
  return listPasskeys(own);
}

/**
 * A new password takes away the passkeys that an intruder may have added (docs/decisions/0353).
 * @param kept the one that proved who sets it; null: none
 */
export async function endPasskeys({
  sql,
  personId,
  kept = null,
}: {
  sql: Sql;
  personId: number;
  kept?: number | null;
}): Promise<void> {
  await sql('delete from staff_passkeys where person_id = $1 and id is distinct from $2', [personId, kept]);
}
