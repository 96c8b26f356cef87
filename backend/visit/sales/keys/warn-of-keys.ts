import type { Database } from '@/backend/platform/database/database';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';

/** At start, as of accounts at gateways. @returns how many secrets no key here opens */
export async function warnOfMeasureKeys({
  db,
  ring,
  log,
}: {
  db: Database;
  ring: KeyRing | null;
  log: { error(facts: object, message: string): void };
}): Promise<number> {
  const [row] = await db.system((sql) =>
    sql<{ n: number }>(
      'select count(*) as n from measure_keys where instance_id is not null and key_id <> all($1)',
      [[...(ring?.all.keys() ?? [])]],
    ),
  );
  const secrets = row?.n ?? 0;
  if (secrets > 0)
    log.error(
      { secrets },
      'Google and Meta secrets are sealed with an unknown key (ACCOUNTS_KEY, ACCOUNTS_KEYS_BEFORE)',
    );
  return secrets;
}
