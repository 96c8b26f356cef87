import { AppError } from '@/backend/errors';
import type { Database, Sql } from '@/backend/platform/database/database';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import { MEASURE_SECRETS, sealSecret } from '@/backend/providers/measure/measure-key';
import type { ActionKind } from '@/lib/domain/staff/history';
import { DESTINATIONS, type Destination } from '@/lib/domain/visit/consent';
import { pixelIds } from '@/lib/domain/visit/pixel-ids';

export type MeasureDeps = {
  db: Database;
  clock: () => Date;
  config: { measure: { ring: KeyRing | null } };
};
type Tenant = { id: number; google: string | null; meta: string | null };

/** Held, so that secrets of a tenant change one after the other. @throws not_found */
async function lockTenant(sql: Sql, slug: string): Promise<Tenant> {
  const [tenant] = await sql<Tenant>(
    `select id, settings ->> 'pixelGoogle' as google, settings ->> 'pixelFacebook' as meta from instances
     where slug = $1 for no key update`,
    [slug],
  );
  if (!tenant) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
  return tenant;
}

/** @throws invalid_input */
function parseDestination(word: string): Destination {
  const found = DESTINATIONS.find((one) => one === word);
  if (found) return found;
  throw new AppError('invalid_input', {
    message: `Sales can be reported to ${DESTINATIONS.join(' and ')} only.`,
  });
}

/** A sentence that never quotes what was given. @throws invalid_input */
function parseSecret({ destination, given }: { destination: Destination; given: unknown }): string {
  const { name, form, like } = MEASURE_SECRETS[destination];
  const values = typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
  const entries = Object.entries(values);
  const value: unknown = entries.find(([key]) => key === name)?.[1];
  if (entries.length === 1 && typeof value === 'string' && form.test(value.trim())) return value.trim();
  throw new AppError('invalid_input', { message: `Only ${name} is accepted; it must look like ${like}.` });
}

/** Logs the operator's change in its transaction, without the secret. */
const note = ({
  sql,
  tenant,
  action,
  destination,
  now,
}: {
  sql: Sql;
  tenant: Tenant;
  action: Extract<ActionKind, 'measure.set' | 'measure.removed'>;
  destination: Destination;
  now: Date;
}) =>
  sql('insert into staff_actions (instance_id, action, details, created_at) values ($1, $2, $3, $4)', [
    tenant.id,
    action,
    JSON.stringify({ by: 'operator', destination }),
    now,
  ]);

/** `hasPixel`: its folder names a pixel, without which no sale is told. */
export type MeasureKeySet = { slug: string; destination: Destination; hasPixel: boolean };
type Input = { slug: string; destination: string };

/** Sealed, and never told again (rule visit/told-sales). @throws not_found, invalid_input */
export async function setMeasureKey({
  deps: { db, clock, config },
  input,
}: {
  deps: MeasureDeps;
  input: Input & { secret: unknown };
}): Promise<MeasureKeySet> {
  const destination = parseDestination(input.destination);
  const secret = parseSecret({ destination, given: input.secret });
  const { ring } = config.measure;
  if (ring === null)
    throw new AppError('invalid_input', {
      message: 'ACCOUNTS_KEY is not set, so no secret can be kept; make one with: openssl rand -base64 32',
    });
  const now = clock();
  return db.system(async (sql) => {
    const tenant = await lockTenant(sql, input.slug);
    const place = { instance_id: tenant.id, destination };
    const { key_id, sealed } = sealSecret({ ring, place, secret });
    await sql(
      `insert into measure_keys (instance_id, destination, key_id, sealed, changed_at) values ($1, $2, $3, $4, $5)
       on conflict (instance_id, destination) do update
         set key_id = excluded.key_id, sealed = excluded.sealed, changed_at = excluded.changed_at`,
      [tenant.id, destination, key_id, sealed, now],
    );
    await note({ sql, tenant, action: 'measure.set', destination, now });
    const { google, meta } = tenant;
    const ids = pixelIds({ pixel_google_analytics: google, pixel_facebook_analytics: meta });
    return { slug: input.slug, destination, hasPixel: ids[destination] !== null };
  });
}

/** Sales that still wait for this destination are dropped. @throws not_found, invalid_input */
export async function removeMeasureKey({
  deps: { db, clock },
  input,
}: {
  deps: Pick<MeasureDeps, 'db' | 'clock'>;
  input: Input;
}): Promise<{ slug: string; destination: Destination }> {
  const destination = parseDestination(input.destination);
  return db.system(async (sql) => {
    const tenant = await lockTenant(sql, input.slug);
    const own = [tenant.id, destination];
    const removed = await sql(
      'delete from measure_keys where instance_id = $1 and destination = $2 returning destination',
      own,
    );
    if (removed.length === 0)
      throw new AppError('not_found', { message: `${input.slug} has no secret for ${destination}.` });
    await sql('delete from told_sales where instance_id = $1 and destination = $2 and sent_at is null', own);
    await note({ sql, tenant, action: 'measure.removed', destination, now: clock() });
    return { slug: input.slug, destination };
  });
}
