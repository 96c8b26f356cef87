import type { Context, Hono } from 'hono';
import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { findOrderNews, hastenCheck, hastenReturn, type OrderNews } from '@/backend/orders';
import { purchaseTopic } from '@/backend/platform/events/topic-events';
import { authenticate } from '@/backend/platform/http/authenticate';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import {
  answerStream,
  type LiveStreams,
  openLiveStream,
  STREAM_HEADERS,
  type Told,
} from '@/backend/platform/live/live-streams';

const toEvent = ({ version, status }: OrderNews) =>
  `event: order\ndata: ${JSON.stringify({ version, status })}\n\n`;

type Diner = Extract<Actor, { kind: 'diner' }>;
type Rooms = ReturnType<typeof createRooms>;
type Given = { c: Context<AppEnv>; deps: AppDeps; live: LiveStreams; rooms: Rooms };

const createRooms = (live: LiveStreams) => live.createRooms<OrderNews | null>();

async function readRequest({ c, deps }: Given): Promise<{ id: number; diner: Diner }> {
  const id = c.req.param('id') ?? '';
  const actor = await authenticate({ c, deps, auth: 'profile' });
  if (!/^[1-9]\d{0,15}$/.test(id) || actor.kind !== 'diner') throw new AppError('not_found');
  await countCall({
    deps,
    scope: 'streams',
    of: `${c.var.instance.id}:${actor.profileId}`,
    perMinute: deps.config.limits.streamOpeningsPerMinute,
  });
  return { id: Number(id), diner: actor };
}

async function watchOrder(given: Given): Promise<Response> {
  const { c, deps, live, rooms } = given;
  const { id, diner } = await readRequest(given);
  const { instance } = c.var;
  const { profileId } = diner;
  const mayHear = (news: OrderNews | null) => news?.memberIds.includes(profileId) === true;
  const read = () => findOrderNews({ db: deps.db, instance, purchaseId: id });
  // Hono answers HEAD by GET: nobody would read the stream.
  if (c.req.method === 'HEAD') {
    if (!mayHear(await read())) throw new AppError('not_found');
    return c.body(null, 200, STREAM_HEADERS);
  }
  const newContext = () => makeContext({ deps, instance, actor: diner });
  const hasten = async (news: OrderNews | null) =>
    hastenCheck({ ctx: newContext(), payment: news?.waiting ?? null });
  const tell = (news: OrderNews | null): Told =>
    news && mayHear(news) ? { event: toEvent(news) } : 'forbidden';
  const watched = { instanceId: instance.id, topic: purchaseTopic(id) };
  const { stream, reads } = openLiveStream({
    c,
    deps,
    limits: live.limits,
    rooms,
    caller: `diner:${profileId}`,
    watches: [{ watched, read, onBeat: hasten, tell }],
  });
  const begin = async () => {
    const [news = null] = await Promise.all(reads.map((first) => first()));
    if (!news || !mayHear(news)) throw new AppError('not_found');
    await hasten(news);
    await hastenReturn({ ctx: newContext(), payment: news.waiting });
    stream.send(toEvent(news));
  };
  return answerStream({ c, stream, begin });
}

/** Version and status, at once and at each change. @throws not_found for anybody else, rate_limited */
export function registerOrderEvents({
  app,
  deps,
  live,
}: {
  app: Hono<AppEnv>;
  deps: AppDeps;
  live: LiveStreams;
}): void {
  const rooms = createRooms(live);
  app.get('/orders/:id/events', (c) => watchOrder({ c, deps, live, rooms }));
}
