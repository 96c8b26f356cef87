import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { AppError } from '@/backend/errors';

/** 32 MB and some 100 ms for each try (OWASP Password Storage: N = 2^15, r = 8, p = 3). */
const COSTS = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const BYTES = 32;

/** Two at once leave half of Node's threads to names, files and pictures; more than these would wait for seconds. */
const inTurn = pLimit(2);
const MOST_WAITING = 20;

const deriveNow = (password: string, salt: Buffer, costs: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, BYTES, costs, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** @throws rate_limited while too many wait */
function derive(password: string, salt: Buffer, costs: ScryptOptions): Promise<Buffer> {
  if (inTurn.pendingCount >= MOST_WAITING) throw new AppError('rate_limited', { retryAfterSeconds: 2 });
  return inTurn(() => deriveNow(password, salt, costs));
}

/** @returns the hash with its costs and its salt, as it is stored */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COSTS);
  const { N, r, p } = COSTS;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for somebody who does not exist. @param stored null: there is nobody */
export async function isPassword({
  password,
  stored,
}: {
  password: string;
  stored: string | null;
}): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? '').split('$');
  const costs = stored === null ? COSTS : { N: Number(N), r: Number(r), p: Number(p), maxmem: COSTS.maxmem };
  const given = await derive(password, Buffer.from(salt, 'base64url'), costs);
  const expected = Buffer.from(key, 'base64url');
  return stored !== null && expected.length === given.length && timingSafeEqual(expected, given);
}
