import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { endPins } from '@/backend/staff/devices/set-pin';
import type { SignedPasskey } from '@/lib/contract/staff/passkey-calls';
import { findPasswordFault } from '@/lib/domain/staff/passwords';
import { withHashing } from './hash-password';
import { checkPasskey } from './passkeys/check-passkey';
import { endPasskeys } from './passkeys/own-passkeys';
import type { RelyingParty } from './passkeys/read-passkey';
import type { CheckedPerson } from './person-rows';
import { type FoundSession, noteOwnAction } from './sessions';
import { checkPassword, type SignInDeps } from './sign-in';

type Change = {
  deps: SignInDeps;
  now: Date;
  visitor: string | null;
  session: FoundSession;
  wanted: string;
};

/** @returns the mail address of who is signed in @throws password_weak */
async function checkWanted({ deps, session, wanted }: Change): Promise<string> {
  const [row] = await deps.db.lookUp<{ mail: string }>('select mail from staff_people where id = $1', [
    session.personId,
  ]);
  const mail = row?.mail ?? '';
  const fault = findPasswordFault({ password: wanted, mail });
  if (fault) throw new AppError('password_weak', { fields: { wanted: fault } });
  return mail;
}

const countedOf = ({ id }: FoundSession) => `session ${id}`;

/**
 * Every other browser is signed out, and its phone is told nothing more; this one has a new token, and the PINs end
 * (rule staff/sessions, rule staff/pins): the old password, or the cookie, may have been stolen.
 * @param use uses up what proved the person, or throws @param kept the passkey that proved them, which stays; null: none does
 */
async function writePassword({
  deps,
  now,
  session,
  wanted,
  person: { id, password_hash: checked },
  use,
  kept,
}: Change & {
  person: CheckedPerson;
  use?: (sql: Sql) => Promise<void>;
  kept: number | null;
}): Promise<string> {
  const hash = await withHashing({ known: countedOf(session) }, ({ hashPassword }) => hashPassword(wanted));
  const token = createToken();
  await deps.db.system(async (sql) => {
    // Another one was set since the old one, or the passkey, was checked: that stays.
    const changed = await sql(
      'update staff_people set password_hash = $2 where id = $1 and password_hash = $3 returning 1',
      [id, hash, checked],
    );
    if (changed.length === 0) throw new AppError('wrong_sign_in');
    await use?.(sql);
    const renewed = await sql('update staff_sessions set token_hash = $2 where id = $1 returning 1', [
      session.id,
      hashToken(token),
    ]);
    if (renewed.length === 0) throw new AppError('unauthorized');
    await sql('delete from staff_sessions where person_id = $1 and id <> $2', [id, session.id]);
    await endPins({ sql, personId: id });
    await endPasskeys({ sql, personId: id, kept });
    await noteOwnAction({ sql, now, personId: id, action: 'person.password' });
  });
  return token;
}

/** @returns the token @throws wrong_sign_in, rate_limited, password_weak, unauthorized for a session that ended meanwhile */
export async function changePassword({
  password,
  ...change
}: Change & { password: string }): Promise<string> {
  const { deps, visitor, session } = change;
  const mail = await checkWanted(change);
  const counted = countedOf(session);
  const person = await checkPassword({ deps, mail, password, visitor, counted });
  return writePassword({ ...change, person, kept: null });
}

/**
 * For who lost their password: a passkey signs anew, because a session alone, which may be an open tablet's or a copied cookie's, is no proof
 * (docs/decisions/0353).
 * @returns the token @throws passkey_refused also for another person's, passkey_expired, passkey_unknown, and as `changePassword`
 */
export async function changePasswordByPasskey({
  rp,
  given,
  ...change
}: Change & { rp: RelyingParty; given: SignedPasskey }): Promise<string> {
  await checkWanted(change);
  const { person, passkeyId, use } = await checkPasskey({ ...change, rp, given });
  if (person.id !== change.session.personId) throw new AppError('passkey_refused');
  return writePassword({ ...change, person, use, kept: passkeyId });
}
