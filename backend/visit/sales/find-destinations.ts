import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { MeasureKey } from '@/backend/providers/measure/port';
import { findCookieAnswer } from '@/backend/visit/cookie-answer';
import { DESTINATIONS, type Destination, mayTell } from '@/lib/domain/visit/consent';
import { pixelIds } from '@/lib/domain/visit/pixel-ids';

export type FoundDestination = {
  destination: Destination;
  key: MeasureKey;
  pixelId: string;
  /** Whether the diner agreed to advertising too. */
  mayAdvertise: boolean;
};

type KeyRow = MeasureKey & { google: string | null; meta: string | null };

/**
 * Whom the server may tell of what this diner buys in this visit, now: where the tenant has a pixel and a secret, and the
 * diner's last answer agrees to the purpose (rule visit/told-sales).
 */
export async function findDestinations({
  sql,
  ctx,
  sessionId,
  profileId,
}: {
  sql: Sql;
  ctx: Context;
  sessionId: number;
  profileId: number;
}): Promise<FoundDestination[]> {
  const instanceId = ctx.instance.id;
  const keys = await sql<KeyRow>(
    `select k.instance_id, k.destination, k.key_id, k.sealed, i.settings ->> 'pixelGoogle' as google,
       i.settings ->> 'pixelFacebook' as meta
     from measure_keys k join instances i on i.id = k.instance_id where k.instance_id = $1`,
    [instanceId],
  );
  if (keys.length === 0) return [];
  const answer = await findCookieAnswer({ sql, instanceId, sessionId, profileId });
  const may = (destination: Destination) => mayTell({ destination, answer, now: ctx.now });
  return DESTINATIONS.flatMap((destination) => {
    const found = keys.find((key) => key.destination === destination);
    if (!found || !may(destination)) return [];
    const { google, meta, ...key } = found;
    const ids = pixelIds({ pixel_google_analytics: google, pixel_facebook_analytics: meta });
    const pixelId = ids[destination];
    return pixelId === null ? [] : [{ destination, key, pixelId, mayAdvertise: may('meta') }];
  });
}
