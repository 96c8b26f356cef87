import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import { endPins } from '@/backend/staff/devices/set-pin';
import { findPasswordFault } from '@/lib/domain/staff/passwords';
import { withHashing } from './hash-password';
import { endPasskeys } from './passkeys/own-passkeys';
import { type FoundSession, noteOwnAction } from './sessions';
import { checkPassword, type SignInDeps } from './sign-in';

/**
 * Every other browser is signed out, and its phone is told nothing more; this one has a new token, and the PINs end
 * (rule staff/sessions, rule staff/pins): the old password, or the cookie, may have been stolen.
 * @returns the token @throws wrong_sign_in, rate_limited, password_weak, unauthorized for a session that ended meanwhile
 */
export async function changePassword({
  deps,
  now,
  visitor,
  session,
  password,
  wanted,
}: {
  deps: SignInDeps;
  now: Date;
  visitor: string | null;
  session: FoundSession;
  password: string;
  wanted: string;
}): Promise<string> {
  const [row] = await deps.db.lookUp<{ mail: string }>('select mail from staff_people where id = $1', [
    session.personId,
  ]);
  const mail = row?.mail ?? '';
  const fault = findPasswordFault({ password: wanted, mail });
  if (fault) throw new AppError('password_weak', { fields: { wanted: fault } });
  const counted = `session ${session.id}`;
  const { id, password_hash: checked } = await checkPassword({ deps, mail, password, visitor, counted });
  const hash = await withHashing({ known: counted }, ({ hashPassword }) => hashPassword(wanted));
  const token = createToken();
  await deps.db.system(async (sql) => {
    // Another one was set since the old one was checked: that stays.
    const changed = await sql(
      'update staff_people set password_hash = $2 where id = $1 and password_hash = $3 returning 1',
      [id, hash, checked],
    );
    if (changed.length === 0) throw new AppError('wrong_sign_in');
    const kept = await sql('update staff_sessions set token_hash = $2 where id = $1 returning 1', [
      session.id,
      hashToken(token),
    ]);
    if (kept.length === 0) throw new AppError('unauthorized');
    await sql('delete from staff_sessions where person_id = $1 and id <> $2', [id, session.id]);
    await endPins({ sql, personId: id });
    await endPasskeys({ sql, personId: id });
    await noteOwnAction({ sql, now, personId: id, action: 'person.password' });
  });
  return token;
}
