import type { TestBackend } from '@/tests/support/backend/backend';

type Guest = { backend: TestBackend; instanceId: number; purchaseId: number; profileId: number };

/** As if it had never joined. */
export async function removeGuest({ backend, instanceId, purchaseId, profileId }: Guest): Promise<void> {
  await backend.db.system((sql) =>
    sql('delete from purchase_members where instance_id = $1 and purchase_id = $2 and profile_id = $3', [
      instanceId,
      purchaseId,
      profileId,
    ]),
  );
}

/** Makes a profile a guest of a purchase, as a link does. */
export async function joinAsGuest({ backend, instanceId, purchaseId, profileId }: Guest): Promise<void> {
  await backend.db.tenant(instanceId, (sql) =>
    sql(
      `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
       values ($1, $2, $3, 'guest', $4)`,
      [instanceId, purchaseId, profileId, backend.clock.now],
    ),
  );
}
