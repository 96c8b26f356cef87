import type { Sql } from '@/backend/platform/database/database';

/** `who`: the operator, a key's label, or a person's mail address. */
export type ActionLine = { at: string; who: string; action: string; details: Record<string, unknown> };

const SHOWN = 10;

/** Lists actions of staff, the newest first; making and revoking keys is the operator's. */
export async function listLastActions(sql: Sql, slug: string): Promise<ActionLine[]> {
  const rows = await sql<Omit<ActionLine, 'at'> & { created_at: Date }>(
    `select a.created_at, a.action, a.details - '{by,operator}'::text[] as details, coalesce(a.details ->> 'by', k.label, p.mail) as who
     from staff_actions a
     join instances i on i.id = a.instance_id
     left join staff_keys k on k.instance_id = a.instance_id and k.id = a.staff_key_id
     left join staff_people p on p.id = a.staff_person_id
     where i.slug = $1 order by a.created_at desc, a.id desc limit ${SHOWN}`,
    [slug],
  );
  return rows.map(({ created_at, ...line }) => ({ at: created_at.toISOString(), ...line }));
}
