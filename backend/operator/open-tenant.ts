import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { findInstanceBySlug } from '@/backend/tenant';

export type OperatorTenantDeps = Parameters<typeof makeContext>[0]['deps'];

/** @throws not_found */
export async function openTenant({
  deps,
  slug,
}: {
  deps: OperatorTenantDeps;
  slug: string;
}): Promise<Context> {
  const instance = await findInstanceBySlug({ db: deps.db, slug });
  if (!instance) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
  return makeContext({ deps, instance, actor: { kind: 'operator' } });
}
