import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/backend/errors';
import { limitAtOnce } from '@/backend/platform/at-once';
import { createFairTurns } from '@/backend/platform/fair-turns';

/** 32 MB and some 100 ms for each try (OWASP Password Storage: N = 2^15, r = 8, p = 3). */
const COSTS = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const BYTES = 32;

/** An enrolled tablet or a session, by its name; or the address of somebody who is not known yet. */
type HashAsker = { known: string } | { visitor: string | null };
/** @returns the hash with its costs and its salt, as it is stored */
type HashPassword = (password: string) => Promise<string>;
/** Takes as long for somebody who does not exist. @param stored null: there is nobody */
type IsPassword = (given: { password: string; stored: string | null }) => Promise<boolean>;
export type Hashing = { hashPassword: HashPassword; isPassword: IsPassword };

const IN_ALL = 40;
const refuse = () => new AppError('rate_limited', { retryAfterSeconds: 2 });

/** One hash at a time, party after party: two lanes leave half of Node's threads to names, files and pictures. */
const createLane = (mostOfOne: number) => ({
  enter: limitAtOnce({ mostOfOne, mostInAll: IN_ALL, refuse }),
  takeTurn: createFairTurns<string>({ retryAfterSeconds: 2 }),
});
const lanes = { known: createLane(8), strangers: createLane(4) };

const deriveNow = (password: string, salt: Buffer, costs: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, BYTES, costs, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

type Derive = typeof deriveNow;

async function hashBy(derive: Derive, password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COSTS);
  const { N, r, p } = COSTS;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

async function compareBy(derive: Derive, { password, stored }: Parameters<IsPassword>[0]): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? '').split('$');
  const costs = stored === null ? COSTS : { N: Number(N), r: Number(r), p: Number(p), maxmem: COSTS.maxmem };
  const given = await derive(password, Buffer.from(salt, 'base64url'), costs);
  const expected = Buffer.from(key, 'base64url');
  return stored !== null && expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Has a place for the hashes of a call before the call does anything, so that nothing is counted where there is none. Strangers wait
 * for strangers alone, and one address of them or one tablet has few places (rule staff/sessions).
 * @throws rate_limited without a place
 */
export function withHashing<T>(asker: HashAsker, work: (hashing: Hashing) => Promise<T>): Promise<T> {
  const isKnown = 'known' in asker;
  const { enter, takeTurn } = isKnown ? lanes.known : lanes.strangers;
  const party = isKnown ? asker.known : (asker.visitor ?? '');
  const derive: Derive = (...given) => takeTurn({ party, from: null, work: () => deriveNow(...given) });
  return enter(party, () =>
    work({
      hashPassword: (password) => hashBy(derive, password),
      isPassword: (given) => compareBy(derive, given),
    }),
  );
}
