import type { Database } from '@/backend/platform/database/database';
import type { OperatorAct } from '@/lib/contract/staff/operators/operator-calls';

const PAGE = 50;

/** `GET /installation/history.json`. */
export async function listActs({
  db,
  input: { before, slug },
}: {
  db: Database;
  input: { before?: string | undefined; slug?: string | undefined };
}): Promise<{ acts: OperatorAct[]; before: number | null }> {
  const rows = await db.lookUp<Omit<OperatorAct, 'at'> & { created_at: Date }>(
    `select a.id, a.created_at, p.name as by, a.slug, a.action, a.details
     from operator_actions a left join staff_people p on p.id = a.person_id
     where ($1::bigint is null or a.id < $1) and ($2::text is null or a.slug = $2)
     order by a.id desc limit ${PAGE + 1}`,
    [before ?? null, slug ?? null],
  );
  const shown = rows.slice(0, PAGE);
  return {
    acts: shown.map(({ created_at: at, ...act }) => ({ ...act, at: at.toISOString() })),
    before: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}
