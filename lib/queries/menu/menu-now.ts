'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { readEvents } from '@/lib/clients/events';
import type { Cart } from '@/lib/contract/cart/cart';
import { getMenuNow, type MenuNow } from '@/lib/contract/menu/menu-now';
import { purchaseOfService } from '@/lib/stores/cart/purchase-of-service';
import { hearOfMenu, menuTopic, noteShownMenu } from '@/lib/stores/menu-topic';

const menuKey = (supplierId: number) => ['menu-now', supplierId] as const;
/** For readers without a stream, and for changes that no event announced. */
const POLL_MS = 60_000;

/** A stream for the menu alone, where the page has no other that carries it. A cart that comes later opens it too. */
function useMenuStream({ supplierId, follows }: { supplierId: number; follows: boolean }): void {
  const { stores, tenant, profileReady } = useApp();
  const isCarried = useStore(menuTopic, ({ carried }) => carried.includes(supplierId));
  const purchaseId = useSlice('order', purchaseOfService);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused without a cart is asked for with one
  useEffect(() => {
    if (!follows || isCarried) return;
    const stop = new AbortController();
    void profileReady.then(() => {
      const { profile } = stores.profile.getState();
      if (!profile || stop.signal.aborted) return;
      void readEvents({
        path: `/services/experience/api/menu_now/${supplierId}/events`,
        headers: { profileid: String(profile.id), token: profile.token, customer_id: String(tenant.id) },
        signal: stop.signal,
        onEvent: (kind, data) => {
          if (kind === 'menu') hearOfMenu(data);
        },
      });
    });
    return () => stop.abort();
  }, [supplierId, follows, isCarried, purchaseId, stores, tenant.id, profileReady]);
}

/** Dishes that have changed, or are gone. */
function changedDishes(before: MenuNow, now: MenuNow): ReadonlySet<number> {
  const told = new Map(now.products.map(({ id, version }) => [id, version]));
  return new Set(before.products.filter(({ id, version }) => told.get(id) !== version).map(({ id }) => id));
}

/** When an order can be had, and how soon. */
const timesOf = ({ opening_hours, arrival_minutes }: MenuNow) =>
  JSON.stringify([opening_hours, arrival_minutes]);

/** Where a changed dish stands elsewhere on the page it is asked for again: as the open product, and in the cart. */
function useSpread(menu: MenuNow | undefined): void {
  const queries = useQueryClient();
  const seen = useRef(menu);
  useEffect(() => {
    const before = seen.current;
    seen.current = menu;
    if (!before || !menu || before.version === menu.version) return;
    const changed = changedDishes(before, menu);
    const areOther = timesOf(before) !== timesOf(menu);
    const holds = (cart: Cart | undefined) =>
      cart?.products.some((line) => changed.has(line.product_supplier_id)) === true;
    void queries.invalidateQueries({
      queryKey: ['product'],
      predicate: ({ queryKey: [, id] }) => changed.has(Number(id)),
    });
    void queries.invalidateQueries({
      queryKey: ['cart'],
      // Safe: the key of carts alone.
      predicate: ({ state }) => areOther || holds(state.data as Cart | undefined),
    });
  }, [menu, queries]);
}

/** The menu as it is now (rule menu/live). @param follows by events too */
export function useMenuNow({
  supplierId,
  follows,
}: {
  supplierId: number;
  follows: boolean;
}): MenuNow | null {
  const { http } = useApp();
  const queries = useQueryClient();
  useMenuStream({ supplierId, follows });
  const announced = useStore(menuTopic, (state) => state.announcedVersions[supplierId]);
  const { data } = useQuery({
    queryKey: menuKey(supplierId),
    queryFn: () => {
      const version = menuTopic.getState().announcedVersions[supplierId];
      const params = { id: String(supplierId) };
      return http(getMenuNow, { params, query: version === undefined ? {} : { version } });
    },
    refetchInterval: POLL_MS,
  });
  const known = data?.version;
  useEffect(() => {
    if (known !== undefined) noteShownMenu({ supplierId, version: known });
  }, [supplierId, known]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is announced anew is asked for
  useEffect(() => {
    if (announced !== undefined && announced !== known)
      void queries.invalidateQueries({ queryKey: menuKey(supplierId) });
  }, [announced]);
  useSpread(data);
  return data ?? null;
}
