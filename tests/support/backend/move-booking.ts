import type { TestBackend } from './backend';

/** As if it had been yesterday, for an hour. */
export async function moveToYesterday({ backend, id }: { backend: TestBackend; id: number }): Promise<void> {
  const yesterday = new Date(backend.clock.now.getTime() - 86_400_000);
  await backend.db.system((sql) =>
    sql(`update bookings set starts_at = $1, ends_at = $1::timestamptz + interval '1 hour' where id = $2`, [
      yesterday,
      id,
    ]),
  );
}
