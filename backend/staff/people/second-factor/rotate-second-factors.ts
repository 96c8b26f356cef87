import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import { openSealed, SealError, type Sealed, seal } from '@/backend/platform/sealing/seal';
import { placeOf } from './check-code';

/** `unread`: the mail addresses of people whose secret no key here opens. */
export type FactorRotation = { resealed: number; unread: string[] };

/** Seals every secret with the newest key; only what nobody changed meanwhile (guarantee/sealed-accounts). @throws invalid_input */
export async function rotateSecondFactors({
  db,
  ring,
}: {
  db: Database;
  ring: KeyRing | null;
}): Promise<FactorRotation> {
  if (ring === null) throw new AppError('invalid_input', { message: 'ACCOUNTS_KEY is not set.' });
  const rows = await db.lookUp<Sealed & { person_id: number; mail: string }>(
    `select f.person_id, f.key_id, f.sealed, p.mail from staff_second_factors f
     join staff_people p on p.id = f.person_id where f.key_id <> $1 order by f.person_id`,
    [ring.newest.id],
  );
  const rotation: FactorRotation = { resealed: 0, unread: [] };
  for (const { mail, person_id: personId, ...kept } of rows) {
    try {
      const place = placeOf(personId);
      const { key_id, sealed } = seal({ ring, place, text: openSealed({ ...kept, ring, place }) });
      const written = await db.system((sql) =>
        sql(
          `update staff_second_factors set key_id = $2, sealed = $3
           where person_id = $1 and sealed = $4 returning 1`,
          [personId, key_id, sealed, kept.sealed],
        ),
      );
      rotation.resealed += written.length;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      rotation.unread.push(mail);
    }
  }
  return rotation;
}

/** At start, as of accounts at gateways. @returns how many secrets no key here opens */
export async function warnOfSecondFactors({
  db,
  ring,
  log,
}: {
  db: Database;
  ring: KeyRing | null;
  log: { error(facts: object, message: string): void };
}): Promise<number> {
  const [row] = await db.lookUp<{ n: number }>(
    'select count(*) as n from staff_second_factors where key_id <> all($1)',
    [[...(ring?.all.keys() ?? [])]],
  );
  const people = row?.n ?? 0;
  if (people > 0)
    log.error(
      { people },
      'second factors are sealed with an unknown key (ACCOUNTS_KEY, ACCOUNTS_KEYS_BEFORE)',
    );
  return people;
}
