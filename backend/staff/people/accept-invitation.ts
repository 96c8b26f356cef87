import { AppError } from '@/backend/errors';
import { findPasswordFault } from '@/lib/domain/staff/passwords';
import { findInvitation, takeInvitation } from './invitations';
import { type CheckedPerson, findPersonByMail } from './person-rows';
import { resetPassword } from './reset-password';
import { checkSecondFactor, type FactorDeps } from './second-factor/check-code';
import { checkPassword } from './sign-in';

type Accepted = { person: CheckedPerson; isProved: boolean };

/**
 * Somebody who is known gives the password that they have, somebody new makes one, and so does who was given a link to it.
 * No link takes the place of a second factor. @returns the person, and whether a code of theirs was taken
 * @throws link_expired, wrong_sign_in, second_factor_needed, second_factor_wrong, rate_limited, password_weak, invalid_input
 */
export async function acceptInvitation({
  deps,
  now,
  visitor,
  token,
  name,
  password,
  code,
}: {
  deps: FactorDeps;
  now: Date;
  visitor: string | null;
  token: string;
  name?: string | undefined;
  password: string;
  code?: string | undefined;
}): Promise<Accepted> {
  const { db } = deps;
  const { mail, is_reset: isReset, instance_id: instanceId } = await findInvitation({ db, token, now });
  const known = await findPersonByMail({ db, mail });
  const prove = async () =>
    known !== null && checkSecondFactor({ deps, now, personId: known.id, code, visitor });
  if (isReset) {
    const fault = findPasswordFault({ password, mail });
    if (fault) throw new AppError('password_weak', { fields: { password: fault } });
    // Counted apart: wrong passwords of the account keep nobody from a new one.
    await deps.countTry({ counted: `new password of ${mail}`, visitor });
    const isProved = await prove();
    return { person: await resetPassword({ db, instanceId, token, now, mail, password }), isProved };
  }
  // A link in many hands costs a hash each time, like a wrong password.
  if (!known) await deps.countTry({ counted: mail, visitor });
  const checked = known && (await checkPassword({ deps, mail, password, visitor }));
  const isProved = await prove();
  const person = await takeInvitation({ db, token, now, known: checked, name, password });
  return { person, isProved };
}
