import type { Context, Hono } from 'hono';
import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { findOrderNews, hastenCheck, hastenReturn, type OrderNews } from '@/backend/orders';
import { describeFault } from '@/backend/platform/describe-fault';
import { purchaseTopic } from '@/backend/platform/events/topic-events';
import { authenticate } from '@/backend/platform/http/authenticate';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { createEventStream } from '@/backend/platform/live/event-stream';
import { createStreamLimits } from '@/backend/platform/live/stream-limits';
import { createTopicRooms, type Watch } from '@/backend/platform/live/topic-rooms';

/** Keeps proxies from closing a silent stream. */
const HEARTBEAT_MS = 15_000;
const LIFE_MS = 30 * 60_000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};
/** Another stream of this diner took over: the page polls, or the two would take turns. */
const REPLACED = 'event: replaced\ndata: {}\n\n';
const toEvent = ({ version, status }: OrderNews) =>
  `event: order\ndata: ${JSON.stringify({ version, status })}\n\n`;

type Diner = Extract<Actor, { kind: 'diner' }>;
type Shared = {
  deps: AppDeps;
  limits: ReturnType<typeof createStreamLimits>;
  rooms: ReturnType<typeof createTopicRooms<OrderNews | null>>;
};
type Given = Shared & { c: Context<AppEnv> };

async function readRequest({ c, deps }: Given): Promise<{ id: string; diner: Diner }> {
  const id = c.req.param('id') ?? '';
  const actor = await authenticate({ c, deps, auth: 'profile' });
  if (!/^[1-9]\d{0,15}$/.test(id) || actor.kind !== 'diner') throw new AppError('not_found');
  await countCall({
    deps,
    scope: 'streams',
    of: `${c.var.instance.id}:${actor.profileId}`,
    perMinute: deps.config.limits.streamOpeningsPerMinute,
  });
  return { id, diner: actor };
}

/** Ends when the page leaves, its life is over or another stream takes over. */
function openStream({
  c,
  deps,
  limits,
  rooms,
  profileId,
  watch,
}: Given & { profileId: number; watch: Watch<OrderNews | null> }) {
  let leaveRoom: () => void = () => undefined;
  let leaveCount: () => void = () => undefined;
  const stream = createEventStream({
    onClose: () => {
      leaveRoom();
      leaveCount();
    },
    hangUp: () => c.env?.hangUp?.(),
  });
  leaveCount = limits.enter({
    ...watch.watched,
    profileId,
    giveWay: () => {
      stream.send(REPLACED);
      stream.end();
    },
  });
  const ends = Date.now() + LIFE_MS;
  const room = rooms.join(watch, {
    hear: (news) => (news?.memberIds.includes(profileId) ? stream.send(toEvent(news)) : stream.end()),
    beat: () => (Date.now() < ends ? stream.send(': \n\n') : stream.end()),
    end: (error) => {
      const { requestId } = c.var;
      if (error) deps.log.error({ requestId, error: describeFault(error) }, 'a watched order was not read');
      stream.end();
    },
  });
  leaveRoom = room.leave;
  return { stream, read: room.read };
}

async function watchOrder(given: Given): Promise<Response> {
  const { c, deps } = given;
  const { id, diner } = await readRequest(given);
  const { instance } = c.var;
  const { profileId } = diner;
  const read = () => findOrderNews({ db: deps.db, instance, purchaseId: Number(id) });
  // Hono answers HEAD by GET: nobody would read the stream.
  if (c.req.method === 'HEAD') {
    if (!(await read())?.memberIds.includes(profileId)) throw new AppError('not_found');
    return c.body(null, 200, HEADERS);
  }
  const newContext = () => makeContext({ deps, instance, actor: diner });
  const hasten = async (news: OrderNews | null) =>
    hastenCheck({ ctx: newContext(), payment: news?.waiting ?? null });
  const watched = { instanceId: instance.id, topic: purchaseTopic(id) };
  const { stream, ...room } = openStream({ ...given, profileId, watch: { watched, read, onBeat: hasten } });
  try {
    const news = await room.read();
    if (!news?.memberIds.includes(profileId)) throw new AppError('not_found');
    await hasten(news);
    await hastenReturn({ ctx: newContext(), payment: news.waiting });
    stream.send(toEvent(news));
    return c.newResponse(stream.body, 200, HEADERS);
  } catch (error) {
    stream.end();
    throw error;
  }
}

/** Version and status, at once and at each change. @throws not_found for anybody else, rate_limited */
export function registerOrderEvents({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const limits = createStreamLimits({
    limits: deps.config.streams,
    onRefused: () => deps.metrics?.refuse('streams'),
  });
  const rooms = createTopicRooms<OrderNews | null>({ events: deps.events, beatMs: HEARTBEAT_MS });
  deps.closing?.addEventListener('abort', () => rooms.endAll());
  app.get('/orders/:id/events', (c) => watchOrder({ c, deps, limits, rooms }));
}
