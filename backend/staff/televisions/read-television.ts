import { AppError } from '@/backend/errors';
import { readMoments } from '@/backend/orders';
import { hashToken } from '@/backend/people';
import type { Database } from '@/backend/platform/database/database';
import type { TelevisionNumbers } from '@/lib/contract/staff/hall-calls';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { calledNumber, readyAt } from '@/lib/domain/staff/hand-over';
import { readTelevisionCode } from '@/lib/domain/staff/television';
import type { CountTelevision } from './limit-television';

const MOST_READY = 12;
const MOST_MAKING = 24;
/** A ready order that nobody fetched for so long is called no longer. */
const SHOWN_MS = 3 * 3_600_000;

type Television = {
  id: number;
  instance_id: number;
  supplier_id: number;
  restaurant: string;
  branch: string;
};

/** @param typed the code, as somebody wrote it */
export async function findTelevision(db: Database, typed: string): Promise<Television | null> {
  const code = readTelevisionCode(typed);
  if (code === null) return null;
  const [row] = await db.lookUp<Television>(
    `select t.id, t.instance_id, t.supplier_id, i.name as restaurant, coalesce(s.settings ->> 'name', s.slug) as branch
     from televisions t join instances i on i.id = t.instance_id
     join suppliers s on s.instance_id = t.instance_id and s.id = t.supplier_id
     where t.token_hash = $1 and s.removed_at is null`,
    [hashToken(code)],
  );
  return row ?? null;
}

type Row = {
  id: number;
  number: number | null;
  turn: number | null;
  bck_purchase_id: string | null;
  status: OrderStatus;
};

/**
 * Lists what is fetched at the counter of a branch. An order for later waits until somebody begins it.
 * @returns beside each since when it is ready; null: it is made
 */
const listNumbers = ({
  db,
  now,
  television: { instance_id: instanceId, supplier_id: supplierId },
}: {
  db: Database;
  now: Date;
  television: Television;
}): Promise<(Row & { readyAt: Date | null })[]> =>
  db.tenant(instanceId, async (sql) => {
    const rows = await sql<Row>(
      `select c.id, c.number, c.turn, c.bck_purchase_id, c.status from purchases c
     where c.instance_id = $1 and c.supplier_id = $2 and c.released_at is not null and c.updated_at > $3
       and not c.is_account and not c.is_split and c.table_id is null and c.service in ('take_away', 'on_table')
       and (c.status in ('preparation', 'packed') or c.status = 'accepted' and c.details ->> 'scheduleDate' is null)
     order by case when c.status = 'packed' then c.updated_at end desc nulls last, c.released_at, c.id limit 100`,
      [instanceId, supplierId, new Date(now.getTime() - SHOWN_MS)],
    );
    const ids = rows.filter(({ status }) => status === 'packed').map(({ id }) => id);
    const moments = await readMoments({ sql, ctx: { instance: { id: instanceId } }, ids });
    return rows.map((row) => ({
      ...row,
      readyAt: readyAt(moments.filter(({ purchase_id: of }) => of === row.id)),
    }));
  });

/** Those that are ready, the latest first, and those that are made. */
async function readNumbers(
  asked: Parameters<typeof listNumbers>[0],
): Promise<{ ready: Row[]; making: Row[] }> {
  const rows = await listNumbers(asked);
  const since = asked.now.getTime() - SHOWN_MS;
  const ready = rows.flatMap((row) => (row.readyAt === null ? [] : [{ ...row, at: row.readyAt.getTime() }]));
  return {
    ready: ready
      .filter(({ at }) => at > since)
      .sort((one, other) => other.at - one.at)
      .slice(0, MOST_READY),
    making: rows.filter(({ status }) => status !== 'packed').slice(0, MOST_MAKING),
  };
}

const called = ({ id, turn, number, bck_purchase_id }: Row) => ({
  id,
  number: calledNumber({
    number,
    bck_purchase_id,
    pick_up: turn === null ? null : { number: turn, code: '' },
  }),
  is_turn: turn !== null,
});

/**
 * `POST /televisions/read.json`. A code that was ended and one that was never given are the same, and say nothing of any tenant.
 * @throws not_found, rate_limited
 */
export async function readTelevision({
  db,
  now,
  count,
  code,
}: {
  db: Database;
  now: Date;
  count: CountTelevision;
  code: string;
}): Promise<TelevisionNumbers> {
  const television = await findTelevision(db, code);
  await count(television?.id ?? null);
  if (!television) throw new AppError('not_found');
  const { ready, making } = await readNumbers({ db, now, television });
  const { restaurant, branch } = television;
  return { restaurant, branch, making: making.map(called), ready: ready.map(called) };
}
