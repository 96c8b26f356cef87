import type { Database } from '@/backend/platform/database/database';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';

/** At start: a lost key is found before a diner finds it. @returns how many accounts no key here opens */
export async function warnOfAccounts({
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
      `select count(*) as n from gateway_accounts
       where instance_id is not null and key_id <> all($1) and retired_at is null`,
      [[...(ring?.all.keys() ?? [])]],
    ),
  );
  const accounts = row?.n ?? 0;
  if (accounts > 0)
    log.error(
      { accounts },
      'gateway accounts are sealed with an unknown key (ACCOUNTS_KEY, ACCOUNTS_KEYS_BEFORE)',
    );
  return accounts;
}
