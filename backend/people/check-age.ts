import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Age } from '@/lib/contract/people/legal';
import { isAdult } from '@/lib/domain/people/age';
import { writeProfile } from './profile-rows';

/** Lists the time zones of the tenant's branches. */
async function listTimezones({ db, instance }: Context): Promise<string[]> {
  const found = await db.tenant(instance.id, (sql) =>
    sql<{ timezone: string }>(
      `select distinct coalesce(settings ->> 'timezone', 'UTC') as timezone from suppliers
       where instance_id = $1 and removed_at is null`,
      [instance.id],
    ),
  );
  return found.map(({ timezone }) => timezone);
}

/**
 * `POST /legal/check_mayor.json`: of age where every branch's day says so; each checks it again (rule people/age).
 * @throws unauthorized, invalid_input if nobody can be born then
 */
export async function checkAge({
  ctx,
  input: { fecha_nacimiento: birthDate },
}: {
  ctx: Context;
  input: { fecha_nacimiento: string };
}): Promise<Age> {
  const { country } = ctx.instance;
  const zones = await listTimezones(ctx);
  const adult = zones.map((timezone) => isAdult({ birthDate, country, at: ctx.now, timezone }));
  if (adult.includes(null))
    throw new AppError('invalid_input', { fields: { fecha_nacimiento: 'out_of_range' } });
  await writeProfile({ ctx, details: { birthday_date: birthDate } });
  return { fecha_nacimiento: birthDate, mayor_edad: adult.every((one) => one === true) };
}
