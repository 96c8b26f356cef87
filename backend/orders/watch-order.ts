import type { Context, Hono } from 'hono';
import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import type { MenuWatch } from '@/backend/menu';
import { findOrderState, hastenCheck, hastenReturn, type OrderState } from '@/backend/orders';
import { purchaseTopic } from '@/backend/platform/events/topic-events';
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

const toEvent = ({ version, status }: OrderState) =>
  `event: order\ndata: ${JSON.stringify({ version, status })}\n\n`;

type Diner = Extract<Actor, { kind: 'diner' }>;
type State = OrderState | null;
type Given = {
  c: Context<AppEnv>;
  deps: AppDeps;
  live: LiveStreams;
  rooms: Rooms<State>;
  watchMenu: MenuWatch;
};

const ID = /^[1-9]\d{0,15}$/;

async function readRequest({
  c,
  deps,
}: Given): Promise<{ id: number; supplierId: number | null; diner: Diner }> {
  const id = c.req.param('id') ?? '';
  const actor = await authenticate({ c, deps, auth: 'profile' });
  assertKnownQuery({ c, known: ['menu'] });
  if (!ID.test(id) || actor.kind !== 'diner') throw new AppError('not_found');
  await countCall({
    deps,
    bucket: 'streams',
    of: `${c.var.instance.id}:${actor.profileId}`,
    perMinute: deps.config.limits.streamOpeningsPerMinute,
  });
  const supplierId = c.req.query('menu') ?? '';
  return { id: Number(id), supplierId: ID.test(supplierId) ? Number(supplierId) : null, diner: actor };
}

async function watchOrder(given: Given): Promise<Response> {
  const { c, deps, live, rooms, watchMenu } = given;
  const { id, supplierId, diner } = await readRequest(given);
  const { instance } = c.var;
  const { profileId } = diner;
  const mayHear = (state: State) => state?.memberIds.includes(profileId) === true;
  const read = () => findOrderState({ db: deps.db, instance, purchaseId: id });
  // Hono answers HEAD by GET: nobody would read the stream.
  if (c.req.method === 'HEAD') {
    if (!mayHear(await read())) throw new AppError('not_found');
    return c.body(null, 200, STREAM_HEADERS);
  }
  const newContext = () => makeContext({ deps, instance, actor: diner });
  const hasten = async (state: State) => hastenCheck({ ctx: newContext(), payment: state?.waiting ?? null });
  const tell = (state: State): Told => (state && mayHear(state) ? { event: toEvent(state) } : 'forbidden');
  const watched = { instanceId: instance.id, topic: purchaseTopic(id) };
  const order = watchIn(rooms, { watched, read, onBeat: hasten, tell });
  const along = supplierId === null ? null : watchMenu({ instanceId: instance.id, supplierId });
  const caller = `diner:${profileId}` as const;
  const stream = openLiveStream({ c, deps, limits: live.limits, caller, watches: [order], along });
  const begin = async () => {
    const state = await order.read();
    if (!state || !mayHear(state)) throw new AppError('not_found');
    await hasten(state);
    await hastenReturn({ ctx: newContext(), payment: state.waiting });
    stream.send(toEvent(state));
    const menu = await stream.firstAlong();
    if (menu) stream.send(menu);
  };
  return answerStream({ c, stream, begin });
}

/**
 * Version and status, at once and at each change; with `menu`, a branch's id, its menu too (rule menu/live).
 * @throws not_found for anybody else, rate_limited
 */
export function registerOrderEvents({
  app,
  ...given
}: Omit<Given, 'c' | 'rooms'> & { app: Hono<AppEnv> }): void {
  const rooms = given.live.createRooms<State>();
  app.get('/orders/:id/events', (c) => watchOrder({ c, rooms, ...given }));
}
