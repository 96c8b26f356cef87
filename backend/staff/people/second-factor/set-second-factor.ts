import { randomBytes } from 'node:crypto';
import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { seal } from '@/backend/platform/sealing/seal';
import { type FoundSession, noteOwnAction } from '@/backend/staff/people/sessions';
import { checkPassword } from '@/backend/staff/people/sign-in';
import type { OfferedFactor, Recovery, SecondFactor } from '@/lib/contract/staff/second-factor-calls';
import {
  authenticatorUri,
  inFours,
  PROVE_MS,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  readCode,
  toBase32,
} from '@/lib/domain/staff/second-factor';
import {
  checkSecondFactor,
  countCode,
  type FactorDeps,
  type FactorRow,
  findFactor,
  placeOf,
  stepOf,
} from './check-code';
import { createSecret } from './totp';

type Own = { deps: FactorDeps; now: Date; visitor: string | null; session: FoundSession };

export async function readSecondFactor({
  deps: { db, ring },
  session: { personId },
}: Pick<Own, 'deps' | 'session'>): Promise<SecondFactor> {
  const factor = await findFactor({ db, personId });
  const [left] = await db.lookUp<{ n: number }>(
    'select count(*) as n from staff_recovery_codes where person_id = $1 and used_at is null',
    [personId],
  );
  if (factor?.confirmed_at) return { state: 'on', recovery_left: left?.n ?? 0 };
  return { state: ring ? 'off' : 'unavailable', recovery_left: 0 };
}

/** The password of who is signed in: a tablet that somebody left open changes nothing. @throws wrong_sign_in, rate_limited */
export async function checkOwnPassword({
  deps,
  session,
  password,
  visitor,
}: Omit<Own, 'now'> & { password: string }): Promise<string> {
  const [row] = await deps.db.lookUp<{ mail: string }>('select mail from staff_people where id = $1', [
    session.personId,
  ]);
  const mail = row?.mail ?? '';
  await checkPassword({ deps, mail, password, visitor, counted: `session ${session.id}` });
  return mail;
}

/** In the place of one that was not proved. @throws conflict for one that was, not_found, wrong_sign_in, rate_limited */
export async function offerSecondFactor({
  password,
  issuer,
  ...own
}: Own & {
  password: string;
  /** The name that an app shows beside the mail address: the staff address. */
  issuer: string;
}): Promise<OfferedFactor> {
  const { deps, now, session } = own;
  const { personId } = session;
  const { ring } = deps;
  if (!ring)
    throw new AppError('not_found', { message: 'This installation keeps no secrets: set ACCOUNTS_KEY.' });
  const mail = await checkOwnPassword({ ...own, password });
  const secret = createSecret();
  const { key_id, sealed } = seal({ ring, text: secret.toString('base64'), place: placeOf(personId) });
  const written = await deps.db.system((sql) =>
    sql(
      `insert into staff_second_factors as f (person_id, key_id, sealed, created_at, last_step)
       values ($1, $2, $3, $4, 0)
       on conflict (person_id) do update set key_id = excluded.key_id, sealed = excluded.sealed,
         created_at = excluded.created_at where f.confirmed_at is null returning 1`,
      [personId, key_id, sealed, now],
    ),
  );
  if (written.length === 0) throw new AppError('conflict');
  const text = toBase32(secret);
  return {
    secret: text.toUpperCase(),
    uri: authenticatorUri({ issuer, mail, secret: text.toUpperCase() }),
  };
}

async function writeRecovery({ sql, personId }: { sql: Sql; personId: number }): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)));
  await sql(`insert into staff_recovery_codes (person_id, code_hash) select $1, unnest($2::bytea[])`, [
    personId,
    codes.map(hashToken),
  ]);
  return codes.map(inFours);
}

/** @returns the half minute of the code @throws second_factor_wrong, rate_limited, conflict for a secret that is no offer any more */
async function proveOffer({
  deps,
  now,
  visitor,
  session: { personId },
  code,
}: Own & { code: string }): Promise<{ factor: FactorRow; step: number }> {
  const factor = await findFactor({ db: deps.db, personId });
  const isOpen =
    factor && factor.confirmed_at === null && factor.created_at.getTime() + PROVE_MS > now.getTime();
  if (!isOpen) throw new AppError('conflict');
  const giveBack = await countCode({ deps, personId, visitor });
  const given = readCode(code);
  const step = given?.kind === 'app' ? stepOf({ ring: deps.ring, factor, code: given.code, now }) : null;
  if (step === null) throw new AppError('second_factor_wrong');
  await giveBack();
  return { factor, step };
}

/**
 * From here on a sign-in asks for a code. Sessions without one end, and this one has a new token, for its cookie may have been copied.
 * @throws as `proveOffer`, unauthorized for a session that ended meanwhile
 */
export async function proveSecondFactor(own: Own & { code: string }): Promise<Recovery & { token: string }> {
  const { deps, now, session } = own;
  const { personId } = session;
  const { factor, step } = await proveOffer(own);
  const token = createToken();
  const codes = await deps.db.system(async (sql) => {
    // A sign-in that is under way, without a code, waits and is refused.
    await sql('select 1 from staff_people where id = $1 for no key update', [personId]);
    const proved = await sql(
      `update staff_second_factors set confirmed_at = $3, last_step = $4
       where person_id = $1 and sealed = $2 and confirmed_at is null returning 1`,
      [personId, factor.sealed, now, step],
    );
    if (proved.length === 0) throw new AppError('conflict');
    const kept = await sql('update staff_sessions set token_hash = $2 where id = $1 returning 1', [
      session.id,
      hashToken(token),
    ]);
    if (kept.length === 0) throw new AppError('unauthorized');
    await sql('delete from staff_sessions where person_id = $1 and id <> $2', [personId, session.id]);
    await noteOwnAction({ sql, now, personId, action: 'person.second_factor_on' });
    return writeRecovery({ sql, personId });
  });
  return { recovery_codes: codes, token };
}

/** @throws wrong_sign_in, second_factor_wrong, rate_limited */
export async function endSecondFactor({
  password,
  code,
  ...own
}: Own & { password: string; code: string }): Promise<SecondFactor> {
  const { deps, now, session, visitor } = own;
  const { personId } = session;
  await checkOwnPassword({ ...own, password });
  if (!(await checkSecondFactor({ deps, now, personId, code, visitor }))) return readSecondFactor(own);
  await deps.db.system(async (sql) => {
    const ended = await sql('delete from staff_second_factors where person_id = $1 returning 1', [personId]);
    if (ended.length > 0) await noteOwnAction({ sql, now, personId, action: 'person.second_factor_off' });
  });
  return readSecondFactor(own);
}
