import { openSecret } from '@/backend/providers/measure/measure-key';
import type { MeasureKey } from '@/backend/providers/measure/port';
import type { Destination } from '@/lib/domain/visit/consent';
import type { MeasureDeps } from './set-key';

/** `fault`: why it cannot be used. */
export type MeasureKeyLine = { destination: Destination; fault: string | null; changedAt: string };

type Row = MeasureKey & { changed_at: Date };

/** Lists a tenant's keys without their secrets. */
export async function listMeasureKeys({
  deps: { db, config },
  slug,
}: {
  deps: Pick<MeasureDeps, 'db' | 'config'>;
  slug: string;
}): Promise<MeasureKeyLine[]> {
  const rows = await db.system((sql) =>
    sql<Row>(
      `select k.instance_id, k.destination, k.key_id, k.sealed, k.changed_at from measure_keys k
       join instances i on i.id = k.instance_id where i.slug = $1 order by k.destination`,
      [slug],
    ),
  );
  return rows.map((key) => ({
    destination: key.destination,
    fault: faultOf({ ring: config.measure.ring, key }),
    changedAt: key.changed_at.toISOString(),
  }));
}

function faultOf(opened: Parameters<typeof openSecret>[0]): string | null {
  try {
    openSecret(opened);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
