import type { Context, Hono } from 'hono';
import type { Actor, StaffHolder } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { branchTopic } from '@/backend/platform/events/topic-events';
import { assertScope, authenticate } from '@/backend/platform/http/authenticate';
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
import type { Caller } from '@/backend/platform/live/stream-limits';
import { type BranchNews, findBranchNews } from '@/backend/purchases';
import { createBookingsWatch } from '@/backend/staff/bookings/watch-bookings';
import { listListeners } from '@/backend/staff/devices/device-rows';
import { createMoneyWatch } from '@/backend/staff/money/watch-money';
import { createSoldOutWatch } from '@/backend/staff/offers/watch-sold-out';
import { listWatchers } from '@/backend/staff/people/sessions';
import { createRoomWatch } from '@/backend/staff/tables/watch-room';
import { coversBranches } from '@/lib/domain/staff/branches';
import { STAFF_SCOPES, type StaffScope } from '@/lib/domain/staff/scopes';
import type { VersionWatch } from './version-watch';

/** Branches of one stream. */
const MOST_BRANCHES = 20;

type News = (BranchNews & { sessionIds: number[]; deviceIds: number[] }) | null;
function callerOf(holder: StaffHolder): Caller {
  if ('keyId' in holder) return `staff:${holder.keyId}`;
  return 'deviceId' in holder ? `device:${holder.deviceId}` : `session:${holder.sessionId}`;
}

function mayHear({ news, holder }: { news: NonNullable<News>; holder: StaffHolder }): boolean {
  if ('keyId' in holder) return news.keyIds.includes(holder.keyId);
  if ('deviceId' in holder) return news.deviceIds.includes(holder.deviceId);
  return news.sessionIds.includes(holder.sessionId);
}

/** Keys watch at a tenant's host, people at the staff address: no room has both. */
async function readNews({
  deps: { db, clock },
  holder,
  ...branch
}: {
  deps: AppDeps;
  holder: StaffHolder;
  instanceId: number;
  supplierId: number;
}): Promise<News> {
  const people = { db, now: clock(), ...branch };
  const [news, sessionIds, deviceIds] = await Promise.all([
    findBranchNews({ db, ...branch }),
    'keyId' in holder ? [] : listWatchers(people),
    'keyId' in holder ? [] : listListeners(people),
  ]);
  return news && { ...news, sessionIds, deviceIds };
}

type Given = {
  c: Context<AppEnv>;
  deps: AppDeps;
  live: LiveStreams;
  rooms: Rooms<News>;
  /** Other events of a branch, each told to who may read it; null: all may. */
  others: readonly { scope: StaffScope | null; watch: VersionWatch }[];
};
type Listening = { holder: StaffHolder; supplierIds: number[]; scopes: readonly StaffScope[] };

type Listener = Extract<Actor, { kind: 'staff' }>;

/** An operator who looks hears what an owner hears (rule staff/looks). @throws unauthorized */
function toListener(actor: Actor): Listener {
  if (actor.kind === 'staff') return actor;
  if (actor.kind !== 'operator' || actor.personId === undefined || actor.sessionId === undefined)
    throw new AppError('unauthorized');
  const { personId, sessionId } = actor;
  return { kind: 'staff', holder: { personId, sessionId }, scopes: STAFF_SCOPES, branches: null };
}

/** @throws unauthorized, forbidden, invalid_input, not_found, rate_limited */
async function readRequest({ c, deps }: Given): Promise<Listening> {
  const actor = toListener(await authenticate({ c, deps, auth: 'staff' }));
  assertScope({ actor, scope: 'orders:read' });
  assertKnownQuery({ c, known: ['supplier_id'], lists: ['supplier_id'] });
  const asked = [...new Set(c.req.queries('supplier_id') ?? [])];
  const areIds = asked.every((id) => /^[1-9]\d{0,15}$/.test(id));
  if (!areIds || asked.length === 0 || asked.length > MOST_BRANCHES)
    throw new AppError('invalid_input', { fields: { supplier_id: 'invalid' } });
  const supplierIds = asked.map(Number).sort((one, other) => one - other);
  if (!coversBranches(actor.branches, supplierIds)) throw new AppError('not_found');
  await countCall({
    deps,
    bucket: 'streams',
    of: `${c.var.instance.id}:${callerOf(actor.holder)}`,
    perMinute: deps.config.limits.streamOpeningsPerMinute,
  });
  return { holder: actor.holder, supplierIds, scopes: actor.scopes };
}

/** A key, a session, or a tablet, is looked for among the live ones at each event; the same orders again are no news. */
function teller({ holder, supplierId }: { holder: StaffHolder; supplierId: number }): (news: News) => Told {
  let told: string | null = null;
  return (news) => {
    if (news === null || !mayHear({ news, holder })) return 'forbidden';
    const { version } = news;
    if (version === told) return 'nothing';
    told = version;
    return { event: `event: orders\ndata: ${JSON.stringify({ supplier_id: supplierId, version })}\n\n` };
  };
}

async function watchBranches(given: Given): Promise<Response> {
  const { c, deps, live, rooms, others } = given;
  const { holder, supplierIds, scopes } = await readRequest(given);
  const { id: instanceId } = c.var.instance;
  const watches = supplierIds.map((supplierId) =>
    watchIn<News>(rooms, {
      watched: { instanceId, topic: branchTopic(supplierId) },
      read: () => readNews({ deps, holder, instanceId, supplierId }),
      onBeat: async () => undefined,
      tell: teller({ holder, supplierId }),
    }),
  );
  // Hono answers HEAD by GET: nobody would read the stream.
  if (c.req.method === 'HEAD') {
    const found = await Promise.all(watches.map(({ read }) => read()));
    if (found.includes(null)) throw new AppError('not_found');
    return c.body(null, 200, STREAM_HEADERS);
  }
  const heard = others.filter(({ scope }) => scope === null || scopes.includes(scope));
  const more = heard.flatMap(({ watch }) =>
    supplierIds.map((supplierId) => watch({ instanceId, supplierId })),
  );
  const stream = openLiveStream({
    ...{ c, deps, limits: live.limits, caller: callerOf(holder) },
    watches: [...watches, ...more],
  });
  const begin = async () => {
    for (const { read, tell } of watches) {
      const told = tell(await read());
      if (told === 'forbidden') throw new AppError('not_found');
      if (told !== 'nothing') stream.send(told.event);
    }
  };
  return answerStream({ c, stream, begin });
}

/**
 * A stream that tells at its start, and at each change, that the kitchen's list changed (rule staff/live), and at each change
 * what is sold out (rule menu/sold-out), the bookings (rule staff/bookings), who waits for staff at the tables (rule staff/room), and the money that waits (rule staff/money).
 * @throws not_found, rate_limited
 */
export function registerBranchEvents({
  app,
  deps,
  live,
}: {
  app: Hono<AppEnv>;
  deps: AppDeps;
  live: LiveStreams;
}): void {
  const rooms = live.createRooms<News>();
  const { db, clock } = deps;
  const others = [
    { scope: null, watch: createSoldOutWatch({ db, live }) },
    { scope: 'transfers:write' as const, watch: createMoneyWatch({ db, live }) },
    { scope: 'tables:write' as const, watch: createRoomWatch({ db, live }) },
    { scope: 'bookings:read' as const, watch: createBookingsWatch({ db, live, clock }) },
  ];
  app.get('/staff/orders/events', (c) => watchBranches({ c, deps, live, rooms, others }));
}
