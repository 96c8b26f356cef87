import { AppError } from '@/backend/errors';
import { takeOperatorLink } from '@/backend/staff/operators/make-operators';
import { findPasswordFault } from '@/lib/domain/staff/passwords';
import { withHashing } from './hash-password';
import { findInvitation, takeInvitation } from './invitations';
import { toNewPerson } from './make-person';
import { type CheckedPerson, findAtWork } from './person-rows';
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
  const known = await findAtWork({ db, mail });
  const take = instanceId === null ? takeOperatorLink : takeInvitation;
  const prove = async () =>
    known !== null && checkSecondFactor({ deps, now, personId: known.id, code, visitor });
  if (isReset) {
    const fault = findPasswordFault({ password, mail });
    if (fault) throw new AppError('password_weak', { fields: { password: fault } });
    const { hash, isProved } = await withHashing({ visitor }, async ({ hashPassword }) => {
      // Counted apart: wrong passwords of the account keep nobody from a new one.
      await deps.countTry({ counted: `new password of ${mail}`, visitor });
      const proved = await prove();
      return { hash: await hashPassword(password), isProved: proved };
    });
    const person =
      instanceId === null
        ? await takeOperatorLink({ db, token, now, who: { hash } })
        : await resetPassword({ db, instanceId, token, now, hash });
    return { person, isProved };
  }
  if (known) {
    const checked = await checkPassword({ deps, mail, password, visitor });
    const isProved = await prove();
    return { person: await take({ db, token, now, who: { checked } }), isProved };
  }
  const made = await withHashing({ visitor }, async (hashing) => {
    // A link in many hands costs a hash each time, like a wrong password.
    await deps.countTry({ counted: mail, visitor });
    return toNewPerson({ mail, name, password, hashing });
  });
  return { person: await take({ db, token, now, who: { made } }), isProved: false };
}
