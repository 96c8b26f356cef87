import type { Database } from '@/backend/platform/database/database';
import { menuTopic, type TopicEvents } from '@/backend/platform/events/topic-events';
import type { RevalidateWebs } from './revalidate-webs';

type Publication = {
  instance_id: number;
  hosts: string[];
  version: number;
  attempts: number;
  is_announced: boolean;
  supplier_ids: number[];
};
type Deps = {
  db: Database;
  clock: () => Date;
  revalidateWebs: RevalidateWebs;
  events: Pick<TopicEvents, 'publish'>;
};

const BATCH = 50;
const LEASE_MS = 30_000;
/** Drops pages drawn from old data during the first call. */
const AGAIN_MS = 5_000;
const MAX_WAIT_MS = 60_000;
/** About an hour, the life of a cached page. */
const MAX_ATTEMPTS = 65;

function takeDue({ db, now }: { db: Database; now: Date }): Promise<Publication[]> {
  return db.system((sql) =>
    sql<Publication>(
      `update publications p set publish_at = $2 where instance_id in (
         select instance_id from publications where publish_at <= $1 order by publish_at limit ${BATCH} for update skip locked)
       returning instance_id, hosts, version, attempts, told as is_announced, coalesce((select jsonb_agg(s.id) from suppliers s
         where s.instance_id = p.instance_id and s.removed_at is null), '[]') as supplier_ids`,
      [now, new Date(now.getTime() + LEASE_MS)],
    ),
  );
}

/** Open menus, once a publication: an import may have been another program's (rule menu/live). */
function tellMenus({ events }: Deps, due: readonly Publication[]): void {
  const fresh = due.filter(({ is_announced: isAnnounced, attempts }) => !isAnnounced && attempts === 0);
  events.publish(
    ...fresh.flatMap(({ instance_id: instanceId, supplier_ids: ids }) =>
      ids.map((id) => ({ instanceId, topic: menuTopic(id) })),
    ),
  );
}

async function settle({
  deps,
  taken,
  isConfirmed,
}: {
  deps: Deps;
  taken: Publication;
  isConfirmed: boolean;
}) {
  const { instance_id, version, attempts, is_announced: isAnnounced } = taken;
  const isOver = isConfirmed ? isAnnounced : attempts + 1 >= MAX_ATTEMPTS;
  const waitMs = isConfirmed ? AGAIN_MS : Math.min(MAX_WAIT_MS, 1_000 * 2 ** attempts);
  await deps.db.system((sql) =>
    isOver
      ? sql('delete from publications where instance_id = $1 and version = $2', [instance_id, version])
      : sql(
          `update publications set publish_at = $3, told = $4, attempts = $5
           where instance_id = $1 and version = $2`,
          [
            instance_id,
            version,
            new Date(deps.clock().getTime() + waitMs),
            isAnnounced || isConfirmed,
            isConfirmed ? 0 : attempts + 1,
          ],
        ),
  );
}

/** Repeats with growing pauses for an hour. @returns how many tenants */
export async function publishDue(deps: Deps): Promise<number> {
  const due = await takeDue({ db: deps.db, now: deps.clock() });
  tellMenus(deps, due);
  await Promise.all(
    due.map(async (taken) => settle({ deps, taken, isConfirmed: await deps.revalidateWebs(taken.hosts) })),
  );
  return due.length;
}
