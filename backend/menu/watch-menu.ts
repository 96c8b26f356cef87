import type { Context, Hono } from 'hono';
import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { authenticate } from '@/backend/platform/http/authenticate';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { assertKnownQuery } from '@/backend/platform/http/known-query';
import {
  answerStream,
  type LiveStreams,
  openLiveStream,
  STREAM_HEADERS,
} from '@/backend/platform/live/live-streams';
import type { MenuWatch } from './menu-watch';

type Diner = Extract<Actor, { kind: 'diner' }>;
type Given = { c: Context<AppEnv>; deps: AppDeps; live: LiveStreams; watchMenu: MenuWatch };

/** Something that the menu's changes may spoil: a cart, or a visit to a table or a room. */
async function mayFollow({ c, deps }: Given, { profileId }: Diner): Promise<boolean> {
  const [row] = await deps.db.statement<{ follows: boolean }>(
    c.var.instance.id,
    `select exists (select 1 from purchase_members m
         join purchases p on p.instance_id = m.instance_id and p.id = m.purchase_id and p.status = 'cart'
         where m.instance_id = $1 and m.profile_id = $2 and m.left_at is null)
       or exists (select 1 from table_visits v where v.instance_id = $1 and v.profile_id = $2 and v.expires_at > $3) as follows`,
    [c.var.instance.id, profileId, deps.clock()],
  );
  return row?.follows === true;
}

/** @throws unauthorized, not_found, rate_limited */
async function readRequest(given: Given): Promise<{ supplierId: number; diner: Diner }> {
  const { c, deps } = given;
  const id = c.req.param('id') ?? '';
  const actor = await authenticate({ c, deps, auth: 'profile' });
  assertKnownQuery({ c, known: [] });
  if (!/^[1-9]\d{0,15}$/.test(id) || actor.kind !== 'diner') throw new AppError('not_found');
  await countCall({
    deps,
    bucket: 'streams',
    of: `${c.var.instance.id}:${actor.profileId}`,
    perMinute: deps.config.limits.streamOpeningsPerMinute,
  });
  return { supplierId: Number(id), diner: actor };
}

async function followMenu(given: Given): Promise<Response> {
  const { c, deps, live, watchMenu } = given;
  const { supplierId, diner } = await readRequest(given);
  // No fault: an order that was sent is no cart any more, and its page cannot know before it asks.
  if (!(await mayFollow(given, diner))) return c.body(null, 204);
  const menu = watchMenu({ instanceId: c.var.instance.id, supplierId });
  // Hono answers HEAD by GET: nobody would read the stream.
  if (c.req.method === 'HEAD') {
    if ((await menu.first()) === 'forbidden') throw new AppError('not_found');
    return c.body(null, 200, STREAM_HEADERS);
  }
  const caller = `diner:${diner.profileId}` as const;
  const stream = openLiveStream({ c, deps, limits: live.limits, caller, watches: [menu] });
  const begin = async () => {
    const told = await menu.first();
    if (told === 'forbidden') throw new AppError('not_found');
    if (told !== 'nothing') stream.send(told.event);
  };
  return answerStream({ c, stream, begin });
}

/**
 * `GET /api/menu_now/{id}/events` (rule menu/live): the version of a branch's menu, at once and at each change, for who has a
 * cart or a visit and no other stream; nothing (204) for who has neither. @throws unauthorized, not_found, rate_limited
 */
export function registerMenuEvents({ app, ...given }: Omit<Given, 'c'> & { app: Hono<AppEnv> }): void {
  app.get('/api/menu_now/:id/events', (c) => followMenu({ c, ...given }));
}
