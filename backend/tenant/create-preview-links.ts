import type { BackendConfig } from '@/backend/config';
import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { PREVIEW_SECONDS, printPreviewQuery, signPreview } from '@/lib/contract/tenant/preview';

export type PreviewLinks = { slug: string; expires: string; links: string[] };

/** Makes a link for each staging host (rule tenant/preview). @throws not_found, with a sentence for the operator */
export async function createPreviewLinks({
  db,
  config,
  slug,
  now,
}: {
  db: Database;
  config: Pick<BackendConfig, 'previews' | 'publicOrigin'>;
  slug: string;
  now: Date;
}): Promise<PreviewLinks> {
  const { previews, publicOrigin } = config;
  if (!previews) throw new AppError('not_found', { message: 'PREVIEW_HOSTS names no staging host.' });
  const { hosts, secret } = previews;
  const [row] = await db.system((sql) =>
    sql<{ host: string }>(
      `select d.host from instance_domains d join instances i on i.id = d.instance_id
       where i.slug = $1 order by d.position, d.host limit 1`,
      [slug],
    ),
  );
  if (!row) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
  const expires = Math.floor(now.getTime() / 1_000) + PREVIEW_SECONDS;
  const links = hosts.map(async (stagingHost) => {
    const pass = await signPreview({ secret, stagingHost, host: row.host, expires });
    return `${publicOrigin.replace('{host}', stagingHost)}/?${printPreviewQuery(pass)}`;
  });
  return { slug, expires: new Date(expires * 1_000).toISOString(), links: await Promise.all(links) };
}
