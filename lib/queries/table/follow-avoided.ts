'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '@/lib/browser/app-provider';
import { getDishFacts } from '@/lib/contract/menu/dish-facts';
import type { Account } from '@/lib/contract/table/account';
import { findAvoided } from '@/lib/domain/menu/avoided-dishes';
import { avoidedDishes } from '@/lib/stores/avoided-dishes';
import { menuTopic } from '@/lib/stores/menu-topic';
import { useAvoided } from './avoided';

/** A page may follow in several places; the marks go with the last of them. */
let followers = 0;

/**
 * Marks the dishes that the table cannot eat wherever this page shows them; asks for the menu's facts only then.
 * @returns whether somebody cannot eat something, and no dish could be looked at
 */
export function useFollowAvoided(account: Pick<Account, 'id' | 'version' | 'supplier'>): {
  isUnknown: boolean;
} {
  const { http } = useApp();
  const { data: avoided } = useAvoided(account);
  const { id } = account.supplier;
  // For the menu as it is shown now: an allergen that is stated meanwhile is marked.
  const version = useStore(menuTopic, ({ shown }) => shown[id]);
  const { data: facts, isError } = useQuery({
    queryKey: ['dish-facts', id, version],
    queryFn: () =>
      http(getDishFacts, { params: { id: String(id) }, query: version === undefined ? {} : { version } }),
    placeholderData: (shown) => shown,
    enabled: avoided !== undefined && avoided.table.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    const dishes = facts?.products ?? [];
    avoidedDishes.setState({
      mine: findAvoided({ dishes, avoided: avoided?.mine ?? [] }),
      table: findAvoided({ dishes, avoided: avoided?.table ?? [] }),
    });
  }, [avoided, facts]);
  useEffect(() => {
    followers += 1;
    return () => {
      followers -= 1;
      if (followers === 0) avoidedDishes.setState({ mine: new Map(), table: new Map() });
    };
  }, []);
  return { isUnknown: isError && facts === undefined };
}
