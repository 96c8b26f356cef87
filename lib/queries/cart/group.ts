'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { readEvents } from '@/lib/clients/events';
import type { Cart } from '@/lib/contract/cart/cart';
import * as calls from '@/lib/contract/cart/group-calls';
import { renewTopic } from '@/lib/queries/live-topics';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { forgetPurchase } from '@/lib/stores/cart/purchase-of-service';
import { resumeCart } from '@/lib/stores/cart/resume-cart';
import { carryMenu, hearOfMenu } from '@/lib/stores/menu-topic';
import { cartKey, cartQueryOptions, cartScope, useCartAnswer } from './cart';

const linkKey = (purchaseId: number) => ['group-link', purchaseId] as const;
/** Before the event stream is up, and after. */
const POLL_MS = 5_000;
const SPARE_POLL_MS = 30_000;

/** Follows the changes of others by events; where no events come, by polling. */
export function useFollowGroup(purchaseId: number) {
  const { http, stores, tenant, screen, profileReady } = useApp();
  const queries = useQueryClient();
  const supplierId = screen.supplier?.id ?? null;
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const leaveMenu = supplierId === null ? () => undefined : carryMenu(supplierId);
    void profileReady.then(() => {
      const { profile } = stores.profile.getState();
      if (!profile || stop.signal.aborted) return;
      void readEvents({
        path: `/services/cart/orders/${purchaseId}/events${supplierId === null ? '' : `?menu=${supplierId}`}`,
        headers: { profileid: String(profile.id), token: profile.token, customer_id: String(tenant.id) },
        signal: stop.signal,
        onEvent: (kind, data) => {
          if (kind === 'menu') return hearOfMenu(data);
          setLive(true);
          renewTopic({ queries, topic: 'group', id: purchaseId });
        },
      });
    });
    return () => {
      leaveMenu();
      stop.abort();
    };
  }, [purchaseId, supplierId, queries, stores, tenant.id, profileReady]);
  return useQuery({
    ...cartQueryOptions({ http, purchaseId }),
    refetchInterval: ({ state }) => {
      if (state.error instanceof ApiError && state.error.kind === 'http') return false;
      return isLive ? SPARE_POLL_MS : POLL_MS;
    },
  });
}

/** The link that was made on this page: the server keeps none. */
export function useGroupLink(purchaseId: number): string | null {
  const { data } = useQuery<string | null>({
    queryKey: linkKey(purchaseId),
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  return data;
}

/** Calls of a cart's group, one after the other with its other changes; each answers the cart. */
export function useGroupCalls({ purchase_id: purchaseId }: Pick<Cart, 'purchase_id'>) {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  const params = { purchase_id: String(purchaseId) };
  const scope = cartScope(purchaseId);
  const opening = useMutation({
    scope,
    mutationFn: (name: string) => http(calls.openGroup, { params, body: { name } }),
    onSuccess: ({ url, cart }) => {
      queries.setQueryData(linkKey(purchaseId), url);
      answer(cart);
    },
  });
  const change = useMutation({
    scope,
    mutationFn: (call: () => Promise<Cart>) => call(),
    onSuccess: answer,
    onError: () => void queries.invalidateQueries({ queryKey: cartKey(purchaseId) }),
  });
  const leaving = useMutation({
    scope,
    mutationFn: () => http(calls.leaveGroup, { params }),
    onSuccess: () => {
      forgetPurchase({ stores, purchaseId });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const run = (call: () => Promise<Cart>): Promise<Outcome<Cart>> => toOutcome(change.mutateAsync(call));
  return {
    open: (name: string) => toOutcome(opening.mutateAsync(name)),
    close: () => {
      queries.setQueryData(linkKey(purchaseId), null);
      return run(() => http(calls.closeGroup, { params }));
    },
    setDone: (isDone: boolean) => run(() => http(calls.setGroupDone, { params, body: { is_done: isDone } })),
    /** The link of before lets nobody in any more; the next invitation makes another one. */
    remove: (number: number) => {
      queries.setQueryData(linkKey(purchaseId), null);
      return run(() => http(calls.removeGroupMember, { params: { ...params, number: String(number) } }));
    },
    leave: () => toOutcome(leaving.mutateAsync()),
    isPending: opening.isPending || change.isPending || leaving.isPending,
  };
}

const stubKey = (token: string) => ['group-stub', token] as const;

/** The facts that a link shows. @param token null: nothing is asked */
export function useGroupStub(token: string | null) {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: stubKey(token ?? ''),
    queryFn: async () => {
      await profileReady;
      return http(calls.openGroupLink, { body: { token: token ?? '' } });
    },
    enabled: token !== null,
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
  });
}

/** From then on its cart is the one in hand, for its service. */
export function useJoinGroup() {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (joining: { token: string; name: string }) => http(calls.joinGroup, { body: joining }),
    onSuccess: (cart) => {
      queries.setQueryData(cartKey(cart.purchase_id), cart);
      resumeCart({ stores, order: { ...cart, id: cart.purchase_id } });
    },
    onError: (_error, { token }) => void queries.invalidateQueries({ queryKey: stubKey(token) }),
  });
  const join = (joining: { token: string; name: string }): Promise<Outcome<Cart>> =>
    toOutcome(change.mutateAsync(joining));
  return { join, isPending: change.isPending };
}
