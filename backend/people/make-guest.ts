import type { TenantSql } from '@/backend/context';

/** A person without a phone: a profile to which nobody holds a token. @param name as staff wrote it; null: nobody said one */
export async function makeGuest({ sql, ctx, name }: TenantSql & { name: string | null }): Promise<number> {
  const [guest] = await sql<{ id: number }>(
    'insert into profiles (instance_id, details, created_at) values ($1, $2, $3) returning id',
    [ctx.instance.id, JSON.stringify(name === null ? {} : { name }), ctx.now],
  );
  if (!guest) throw new Error('a guest was not written');
  return guest.id;
}
