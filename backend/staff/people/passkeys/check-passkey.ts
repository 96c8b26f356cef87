import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { CheckedPerson } from '@/backend/staff/people/person-rows';
import type { SignInDeps } from '@/backend/staff/people/sign-in';
import type { SignedPasskey } from '@/lib/contract/staff/passkey-calls';
import { takeChallenge } from './challenges';
import { handleOf } from './own-passkeys';
import { challengeOf, type RelyingParty, readSignedPasskey } from './read-passkey';

export type CheckedPasskey = {
  person: CheckedPerson;
  passkeyId: number;
  /** Writes its use down, in the transaction of what it proves. @throws passkey_refused for one that was removed or used meanwhile */
  use: (sql: Sql) => Promise<void>;
};

/**
 * Finds who somebody is by a passkey alone; tries are counted as those of passwords are.
 * @throws passkey_expired, passkey_unknown, passkey_refused, rate_limited
 */
export async function checkPasskey({
  deps: { db, countTry },
  now,
  visitor,
  rp,
  given,
}: {
  deps: SignInDeps;
  now: Date;
  visitor: string | null;
  rp: RelyingParty;
  given: SignedPasskey;
}): Promise<CheckedPasskey> {
  const giveBack = await countTry({ counted: `passkey ${given.credential_id}`, visitor });
  const challenge = await challengeOf(given);
  await takeChallenge({ db, now, sessionId: null, challenge });
  const [found] = await db.lookUp<{
    id: number;
    person_id: number;
    password_hash: string;
    public_key: Buffer;
    counter: number;
  }>(
    `select k.id, k.person_id, p.password_hash, k.public_key, k.counter
     from staff_passkeys k join staff_people p on p.id = k.person_id where k.credential_id = $1`,
    [Buffer.from(given.credential_id, 'base64url')],
  );
  if (!found) throw new AppError('passkey_unknown');
  if (given.handle !== handleOf(found.person_id)) throw new AppError('passkey_refused');
  const known = { publicKey: found.public_key, counter: found.counter };
  const counter = await readSignedPasskey({ given, challenge, rp, known });
  await giveBack();
  return {
    person: { id: found.person_id, password_hash: found.password_hash },
    passkeyId: found.id,
    async use(sql) {
      // Two copies of an authenticator that sign at once count the same, and one is refused.
      const used = await sql(
        `update staff_passkeys set counter = $2, used_at = $3
         where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
        [found.id, counter, now],
      );
      if (used.length === 0) throw new AppError('passkey_refused');
    },
  };
}
