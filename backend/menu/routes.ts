import type { Hono } from 'hono';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import * as calls from '@/lib/contract/menu/calls';
import * as facts from '@/lib/contract/menu/dish-facts';
import * as now from '@/lib/contract/menu/menu-now';
import { getDishFacts } from './get-dish-facts';
import { createGetMenuNow } from './get-menu-now';
import { getProduct } from './get-product';
import { getSupplier } from './get-supplier';
import type { MenuWatch } from './menu-watch';
import { registerMenuEvents } from './watch-menu';

export function registerMenu({
  on,
  ...given
}: {
  app: Hono<AppEnv>;
  on: OnCall;
  deps: AppDeps;
  live: LiveStreams;
  watchMenu: MenuWatch;
}): void {
  on(calls.getSupplierBySlug, ({ ctx, params }) => getSupplier({ ctx, input: params }));
  on(calls.getProduct, ({ ctx, params }) => getProduct({ ctx, input: params }));
  on(facts.getDishFacts, ({ ctx, params }) => getDishFacts({ ctx, input: params }));
  const getMenuNow = createGetMenuNow();
  on(now.getMenuNow, async ({ ctx, params, query, keepNowhere }) => {
    const menu = await getMenuNow({ ctx, input: params });
    // Else an edge would answer it for what comes under this address later.
    if (query.version !== undefined && query.version !== menu.version) keepNowhere();
    return menu;
  });
  registerMenuEvents(given);
}
