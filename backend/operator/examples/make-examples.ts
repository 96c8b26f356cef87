import { listSupplierRows } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { OperatorTenantDeps } from '@/backend/operator/open-tenant';
import { makeExampleAccount } from './example-account';
import { makeExampleRoom, makeExampleTurn } from './example-order';
import { openExamplePlace } from './example-place';

const EXAMPLES = [makeExampleAccount, makeExampleRoom, makeExampleTurn];

async function hasOrders(ctx: Context): Promise<boolean> {
  const found = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql('select 1 from purchases where instance_id = $1 limit 1', [ctx.instance.id]),
  );
  return found.length > 0;
}

/**
 * Orders of a tenant that nobody has ordered from, made by the calls that diners and staff make: one of each kind, at the
 * first branch that has it. @throws conflict for a tenant with orders @returns what was made
 */
export async function makeExamples({
  deps,
  ctx,
}: {
  deps: OperatorTenantDeps;
  ctx: Context;
}): Promise<string[]> {
  if (await hasOrders(ctx))
    throw new AppError('conflict', { message: `${ctx.instance.slug} has orders already.` });
  const suppliers = await ctx.db.tenant(ctx.instance.id, (sql) => listSupplierRows(sql, ctx.instance.id));
  const made: string[] = [];
  for (const makeExample of EXAMPLES) {
    for (const supplier of suppliers) {
      const place = await openExamplePlace({ deps, ctx, supplier });
      const said = place && (await makeExample(place));
      if (!said) continue;
      made.push(said);
      break;
    }
  }
  return made;
}
