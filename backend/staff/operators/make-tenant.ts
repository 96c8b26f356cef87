import { actorName } from '@/backend/actor-name';
import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import type { FoundSession } from '@/backend/staff/people/sessions';
import type { NewShop, ShopPort } from '@/backend/stored/shop-port';
import type { Problem } from '@/lib/domain/shop/problem';
import { noteOperatorAction } from './operator-rows';

/** The field of the form that a problem of the first folder is about, with the key of its sentence. A folder's own name is its slug. */
function fieldsOf(slug: string, problems: readonly Problem[]): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ place: { file, column = '' }, key }) => {
      const field = column.split(/[.[]/, 1)[0] || (file === slug ? 'slug' : file);
      return [field === 'domains' ? 'domain' : field, key];
    }),
  );
}

/**
 * `POST /installation/tenants.json` (rule tenant/starter), written down for the operators.
 * @throws invalid_input with `fields`, `slug` `taken` where there is one; conflict while one of that slug is imported
 */
export async function makeTenant({
  deps: { db, shop, clock },
  session: { personId },
  shop: asked,
}: {
  deps: { db: Database; clock: () => Date; shop?: ShopPort | null };
  session: FoundSession;
  shop: Omit<NewShop, 'actor' | 'now'>;
}): Promise<void> {
  if (!shop) throw new AppError('not_found');
  const now = clock();
  const actor = actorName({ kind: 'operator', personId });
  const made = await shop.make({ ...asked, actor, now });
  if (made.outcome === 'taken') throw new AppError('invalid_input', { fields: { slug: 'taken' } });
  if (made.outcome === 'busy') throw new AppError('conflict');
  if (made.outcome === 'fault') throw new AppError('shop_unsayable', { message: made.fault });
  if (made.outcome === 'problems')
    throw new AppError('invalid_input', { fields: fieldsOf(asked.slug, made.problems) });
  await db.system((sql) =>
    noteOperatorAction({ sql, now, personId, slug: asked.slug, action: 'tenant.made' }),
  );
}
