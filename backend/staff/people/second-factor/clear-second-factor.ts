import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { audit } from '@/backend/staff/audit';

/**
 * For somebody who lost their app and their recovery codes; the operator's alone, because whoever could take a second factor away and
 * make a link to a password would have the account (rule staff/second-factor). Audited. @throws not_found
 */
export async function clearSecondFactor({
  ctx,
  input: { personId },
}: {
  ctx: Context;
  input: { personId: number };
}): Promise<{ cleared: boolean }> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.system(async (sql) => {
    const [role] = await sql('select 1 from staff_roles where instance_id = $1 and person_id = $2', [
      instanceId,
      personId,
    ]);
    if (!role) throw new AppError('not_found');
    const gone = await sql('delete from staff_second_factors where person_id = $1 returning 1', [personId]);
    if (gone.length > 0)
      await audit({ sql, ctx, action: 'person.second_factor_cleared', details: { person: personId } });
    return { cleared: gone.length > 0 };
  });
}
