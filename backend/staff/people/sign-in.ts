import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { withHashing } from './hash-password';
import type { CountTry } from './limit-tries';
import { findPersonByMail, type PersonRow, toMail } from './person-rows';

export type SignInDeps = { db: Database; countTry: CountTry };

/**
 * An unknown address is refused as slowly and in the same words.
 * @param counted whose tries these are: the address's, unless somebody is signed in already @throws wrong_sign_in, rate_limited
 */
export async function checkPassword({
  deps: { db, countTry },
  mail,
  password,
  visitor,
  counted,
}: {
  deps: SignInDeps;
  mail: string;
  password: string;
  visitor: string | null;
  counted?: string;
}): Promise<PersonRow> {
  return withHashing(counted === undefined ? { visitor } : { known: counted }, async ({ isPassword }) => {
    const giveBack = await countTry({ counted: counted ?? toMail(mail), visitor });
    const person = await findPersonByMail({ db, mail });
    const isRight = await isPassword({ password, stored: person?.password_hash ?? null });
    if (!person || !isRight) throw new AppError('wrong_sign_in');
    await giveBack();
    return person;
  });
}
