import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import type { TelevisionLogo } from '@/lib/contract/staff/hall-calls';
import type { CountTelevision } from './limit-television';
import { findTelevision } from './read-television';

/** Sharp at the height that it has on a large screen. */
const WIDTH_PX = 256;

/** `POST /televisions/logo.json`: the smallest file that is wide enough, else the widest. @throws not_found, rate_limited */
export async function readTelevisionLogo({
  db,
  count,
  code,
}: {
  db: Database;
  count: CountTelevision;
  code: string;
}): Promise<TelevisionLogo> {
  const television = await findTelevision(db, code);
  await count(television?.id ?? null);
  if (!television) throw new AppError('not_found');
  const [file] = await db.statement<{ bytes: Uint8Array<ArrayBuffer> }>(
    television.instance_id,
    `select p.bytes from instances i join pictures p on p.instance_id = i.id and p.hash = i.settings -> 'logo' ->> 'hash'
     where i.id = $1 and p.instance_id = $1 order by p.width < $2, abs(p.width - $2) limit 1`,
    [television.instance_id, WIDTH_PX],
  );
  return { src: file ? `data:image/webp;base64,${Buffer.from(file.bytes).toString('base64')}` : null };
}
