import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { isPassword } from './hash-password';
import type { Tries, Try } from './limit-tries';
import { findPersonByMail, type PersonRow } from './person-rows';

export type SignInDeps = { db: Database; tries: Tries };

/** An unknown address is refused as slowly and in the same words. @throws wrong_sign_in, rate_limited */
export async function checkPassword({
  deps: { db, tries },
  password,
  ...one
}: Try & { deps: SignInDeps; password: string }): Promise<PersonRow> {
  await tries.count(one);
  const person = await findPersonByMail({ db, mail: one.mail });
  const isRight = await isPassword({ password, stored: person?.password_hash ?? null });
  if (!person || !isRight) throw new AppError('wrong_sign_in');
  await tries.giveBack(one);
  return person;
}
