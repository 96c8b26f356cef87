import { AppError } from '@/backend/errors';
import { openSecret, sealSecret, UnusableKeyError } from '@/backend/providers/measure/measure-key';
import type { MeasureKey } from '@/backend/providers/measure/port';
import type { Destination } from '@/lib/domain/visit/consent';
import type { MeasureDeps } from './set-key';

/** `unread`: of what no key here opens. */
export type MeasureRotation = { resealed: number; unread: { slug: string; destination: Destination }[] };

/** Seals every secret with the newest key; only what nobody changed meanwhile (guarantee/sealed-accounts). @throws invalid_input */
export async function rotateMeasureKeys({
  deps: { db, config },
}: {
  deps: Pick<MeasureDeps, 'db' | 'config'>;
}): Promise<MeasureRotation> {
  const { ring } = config.measure;
  if (ring === null) throw new AppError('invalid_input', { message: 'ACCOUNTS_KEY is not set.' });
  const rows = await db.system((sql) =>
    sql<MeasureKey & { slug: string }>(
      `select k.instance_id, k.destination, k.key_id, k.sealed, i.slug from measure_keys k
       join instances i on i.id = k.instance_id where k.key_id <> $1 order by k.instance_id, k.destination`,
      [ring.newest.id],
    ),
  );
  const rotation: MeasureRotation = { resealed: 0, unread: [] };
  for (const { slug, ...key } of rows) {
    const { instance_id, destination } = key;
    try {
      const { key_id, sealed } = sealSecret({ ring, place: key, secret: openSecret({ ring, key }) });
      const written = await db.system((sql) =>
        sql(
          `update measure_keys set key_id = $3, sealed = $4
           where instance_id = $1 and destination = $2 and sealed = $5 returning destination`,
          [instance_id, destination, key_id, sealed, key.sealed],
        ),
      );
      rotation.resealed += written.length;
    } catch (error) {
      if (!(error instanceof UnusableKeyError)) throw error;
      rotation.unread.push({ slug, destination });
    }
  }
  return rotation;
}
