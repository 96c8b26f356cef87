import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Database } from '@/backend/platform/database/database';
import { CHALLENGE_MS } from '@/lib/domain/staff/passkeys';

/** @param sessionId the session that adds a passkey; null: somebody signs in */
type Purpose = { db: Database; now: Date; sessionId: number | null };

/** @returns 32 random bytes in base64url, whose hash alone is stored */
export async function makeChallenge({ db, now, sessionId }: Purpose): Promise<string> {
  const challenge = createToken();
  await db.system((sql) =>
    sql('insert into staff_challenges (challenge_hash, session_id, expires_at) values ($1, $2, $3)', [
      hashToken(challenge),
      sessionId,
      new Date(now.getTime() + CHALLENGE_MS),
    ]),
  );
  return challenge;
}

/** Spends it before its signature is looked at, so each is tried once. @throws passkey_expired, for another purpose's too */
export async function takeChallenge({
  db,
  now,
  sessionId,
  challenge,
}: Purpose & { challenge: string }): Promise<void> {
  const taken = await db.system((sql) =>
    sql(
      `delete from staff_challenges
       where challenge_hash = $1 and session_id is not distinct from $2 and expires_at > $3 returning 1`,
      [hashToken(challenge), sessionId, now],
    ),
  );
  if (taken.length === 0) throw new AppError('passkey_expired');
}
