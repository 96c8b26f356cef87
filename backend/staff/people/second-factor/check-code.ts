import { AppError } from '@/backend/errors';
import { hashToken } from '@/backend/people';
import type { Database } from '@/backend/platform/database/database';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import { openSealed, SealError, type Sealed } from '@/backend/platform/sealing/seal';
import type { CountTry } from '@/backend/staff/people/limit-tries';
import { noteOwnAction } from '@/backend/staff/people/sessions';
import { readCode } from '@/lib/domain/staff/second-factor';
import { findStep } from './totp';

export type FactorDeps = { db: Database; countTry: CountTry; ring: KeyRing | null };
/** Whose it is, and whether a code has proved it. */
export type FactorRow = Sealed & { person_id: number; created_at: Date; confirmed_at: Date | null };

/** A hundred thousandth of the codes in an hour, so that a password alone opens nothing for years. */
const CODES_PER_HOUR = 20;

export const placeOf = (personId: number) => ['staff_second_factors', personId] as const;

export async function findFactor({
  db,
  personId,
}: {
  db: Database;
  personId: number;
}): Promise<FactorRow | null> {
  const [row] = await db.lookUp<FactorRow>(
    'select person_id, key_id, sealed, created_at, confirmed_at from staff_second_factors where person_id = $1',
    [personId],
  );
  return row ?? null;
}

/** @returns the half minute of the code; null for another, and where no key here opens the secret */
export function stepOf({
  ring,
  factor,
  code,
  now,
}: {
  ring: KeyRing | null;
  factor: FactorRow;
  code: string;
  now: Date;
}): number | null {
  if (!ring) return null;
  try {
    const text = openSealed({ ...factor, ring, place: placeOf(factor.person_id) });
    return findStep({ secret: Buffer.from(text, 'base64'), code, now });
  } catch (error) {
    // A recovery code opens still.
    if (error instanceof SealError) return null;
    throw error;
  }
}

type Taken = { db: Database; factor: FactorRow; now: Date };

/** The second of two that give it at once finds it taken (guarantee/one-code). */
async function takeStep({ db, factor, step }: Taken & { step: number }): Promise<boolean> {
  const taken = await db.system((sql) =>
    sql(
      `update staff_second_factors set last_step = $3
       where person_id = $1 and sealed = $2 and last_step < $3 and confirmed_at is not null returning 1`,
      [factor.person_id, factor.sealed, step],
    ),
  );
  return taken.length > 0;
}

/** Somebody else may have found the paper, so its use stands in the history. */
const takeRecovery = ({ db, factor: { person_id: personId }, code, now }: Taken & { code: string }) =>
  db.system(async (sql) => {
    const taken = await sql(
      `update staff_recovery_codes set used_at = $3
       where person_id = $1 and code_hash = $2 and used_at is null returning 1`,
      [personId, hashToken(code), now],
    );
    if (taken.length > 0) await noteOwnAction({ sql, now, personId, action: 'person.recovery_used' });
    return taken.length > 0;
  });

async function isTaken({ ring, written, ...taken }: Taken & { ring: KeyRing | null; written: string }) {
  const given = readCode(written);
  if (!given) return false;
  if (given.kind === 'recovery') return takeRecovery({ ...taken, code: given.code });
  const step = stepOf({ ...taken, ring, code: given.code });
  return step !== null && takeStep({ ...taken, step });
}

/** Counts the tries of the codes of one person, from wherever they come. */
export const countCode = ({
  deps: { countTry },
  personId,
  visitor,
}: {
  deps: FactorDeps;
  personId: number;
  visitor: string | null;
}) => countTry({ counted: `second factor of ${personId}`, visitor, perHour: CODES_PER_HOUR });

/**
 * Asked after the password, so that nobody learns who has a second factor (rule staff/second-factor).
 * @returns whether a code was asked for, and taken @throws second_factor_needed, second_factor_wrong, rate_limited
 */
export async function checkSecondFactor({
  deps,
  now,
  personId,
  code,
  visitor,
}: {
  deps: FactorDeps;
  now: Date;
  personId: number;
  code: string | undefined;
  visitor: string | null;
}): Promise<boolean> {
  const factor = await findFactor({ db: deps.db, personId });
  if (!factor?.confirmed_at) return false;
  if (code === undefined) throw new AppError('second_factor_needed');
  const giveBack = await countCode({ deps, personId, visitor });
  if (!(await isTaken({ db: deps.db, ring: deps.ring, factor, written: code, now })))
    throw new AppError('second_factor_wrong');
  await giveBack();
  return true;
}
