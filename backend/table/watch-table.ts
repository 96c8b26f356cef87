import type { Context, Hono } from 'hono';
import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import type { MenuWatch } from '@/backend/menu';
import { tableTopic } from '@/backend/platform/events/topic-events';
import { authenticate } from '@/backend/platform/http/authenticate';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { assertKnownQuery } from '@/backend/platform/http/known-query';
import {
  answerStream,
  type LiveStreams,
  openLiveStream,
  type Rooms,
  STREAM_HEADERS,
  type Told,
  watchIn,
} from '@/backend/platform/live/live-streams';
import { findTableVisit } from '@/backend/purchases';
import { findTableNews, type TableNews } from './find-table-news';

/** Its page asks anew for what concerns it. */
const EVENT = 'event: table\ndata: {}\n\n';

type Diner = Extract<Actor, { kind: 'diner' }>;
type Given = {
  c: Context<AppEnv>;
  deps: AppDeps;
  live: LiveStreams;
  rooms: Rooms<TableNews>;
  watchMenu: MenuWatch;
};

type Seated = { tableId: number; supplierId: number };

/** Null where the diner sits at no table. @throws unauthorized, rate_limited */
async function readRequest({ c, deps }: Given): Promise<(Seated & { profileId: number }) | null> {
  const actor = await authenticate({ c, deps, auth: 'profile' });
  if (actor.kind !== 'diner') throw new AppError('unauthorized');
  assertKnownQuery({ c, known: [] });
  const { instance } = c.var;
  await countCall({
    deps,
    bucket: 'streams',
    of: `${instance.id}:${actor.profileId}`,
    perMinute: deps.config.limits.streamOpeningsPerMinute,
  });
  const seated = await readTable({ deps, instance, actor });
  return seated && { ...seated, profileId: actor.profileId };
}

async function readTable({
  deps,
  instance,
  actor,
}: Pick<Given, 'deps'> & {
  instance: AppEnv['Variables']['instance'];
  actor: Diner;
}): Promise<Seated | null> {
  const ctx = makeContext({ deps, instance, actor });
  const visit = await deps.db.tenant(instance.id, (sql) => findTableVisit({ sql, ctx }));
  if (visit?.seat.kind !== 'table') return null;
  return { tableId: visit.seat.id, supplierId: visit.supplierId };
}

async function watchTable(given: Given): Promise<Response> {
  const { c, deps, live, rooms, watchMenu } = given;
  const seated = await readRequest(given);
  // The stream is opened again when it ends, as it does where the account is closed: there is nothing to follow.
  if (!seated) return c.body(null, 204);
  const { tableId, supplierId, profileId } = seated;
  // Hono answers HEAD by GET: nobody would read the stream.
  if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
  const { id: instanceId } = c.var.instance;
  const tell = (news: TableNews): Told => {
    const standing = news.get(profileId);
    return standing === undefined ? 'forbidden' : { event: EVENT, isLast: standing === 'sat' };
  };
  const table = watchIn(rooms, {
    watched: { instanceId, topic: tableTopic(tableId) },
    read: () => findTableNews({ db: deps.db, instanceId, tableId, now: deps.clock() }),
    onBeat: async () => undefined,
    tell,
  });
  const along = watchMenu({ instanceId, supplierId });
  const caller = `diner:${profileId}` as const;
  const stream = openLiveStream({ c, deps, limits: live.limits, caller, watches: [table], along });
  const begin = async () => {
    const [told, menu] = await Promise.all([table.first(), stream.firstAlong()]);
    if (told === 'forbidden') throw new AppError('scan_table');
    stream.send(EVENT);
    if (menu) stream.send(menu);
  };
  return answerStream({ c, stream, begin });
}

/**
 * `GET /on_table/events` (rule table/live): something at the diner's table has changed, at once and at each change; so has its
 * branch's menu (rule menu/live).
 * 204 for whom sits at no table. @throws scan_table, rate_limited
 */
export function registerTableEvents({
  app,
  ...given
}: Omit<Given, 'c' | 'rooms'> & { app: Hono<AppEnv> }): void {
  const rooms = given.live.createRooms<TableNews>();
  app.get('/on_table/events', (c) => watchTable({ c, rooms, ...given }));
}
