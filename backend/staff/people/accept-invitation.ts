import { findInvitation, takeInvitation } from './invitations';
import { type CheckedPerson, findPersonByMail } from './person-rows';
import { resetPassword } from './reset-password';
import { checkPassword, type SignInDeps } from './sign-in';

/**
 * Somebody who is known gives the password that they have, somebody new makes one, and so does who was given a link to it.
 * @returns the person @throws link_expired, wrong_sign_in, rate_limited, password_weak, invalid_input
 */
export async function acceptInvitation({
  deps,
  now,
  visitor,
  token,
  name,
  password,
}: {
  deps: SignInDeps;
  now: Date;
  visitor: string | null;
  token: string;
  name?: string | undefined;
  password: string;
}): Promise<CheckedPerson> {
  const { db } = deps;
  const { mail, is_reset: isReset, instance_id: instanceId } = await findInvitation({ db, token, now });
  if (isReset) {
    // Counted apart: wrong passwords of the account keep nobody from a new one.
    await deps.countTry({ counted: `new password of ${mail}`, visitor });
    return resetPassword({ db, instanceId, token, now, mail, password });
  }
  const known = await findPersonByMail({ db, mail });
  // A link in many hands costs a hash each time, like a wrong password.
  if (!known) await deps.countTry({ counted: mail, visitor });
  const person = known && (await checkPassword({ deps, mail, password, visitor }));
  return takeInvitation({ db, token, now, known: person, name, password });
}
