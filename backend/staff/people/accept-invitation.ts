import { findInvitation, takeInvitation } from './invitations';
import { type CheckedPerson, findPersonByMail } from './person-rows';
import { checkPassword, type SignInDeps } from './sign-in';

/**
 * Somebody who is known gives the password that they have, somebody new makes one.
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
  const { mail } = await findInvitation({ db, token, now });
  const known = await findPersonByMail({ db, mail });
  // A link in many hands costs a hash each time, like a wrong password.
  if (!known) await deps.countTry({ counted: mail, visitor });
  const person = known && (await checkPassword({ deps, mail, password, visitor }));
  return takeInvitation({ db, token, now, known: person, name, password });
}
