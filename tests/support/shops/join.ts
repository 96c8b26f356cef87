import type { TestBackend } from '@/tests/support/backend/backend';

/** Makes a profile a guest of a purchase, as a link does. */
export async function joinAsGuest({
  backend,
  instanceId,
  purchaseId,
  profileId,
}: {
  backend: TestBackend;
  instanceId: number;
  purchaseId: number;
  profileId: number;
}): Promise<void> {
  await backend.db.tenant(instanceId, (sql) =>
    sql(
      `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
       values ($1, $2, $3, 'guest', $4)`,
      [instanceId, purchaseId, profileId, backend.clock.now],
    ),
  );
}
