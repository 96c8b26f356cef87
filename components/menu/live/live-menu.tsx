'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { InDock } from '@/components/layout/dock';
import { PassingNote } from '@/components/ui/passing-note';
import { useApp } from '@/lib/browser/app-provider';
import { showAddButtons } from '@/lib/browser/menu-markup/add-buttons';
import { showMinutes } from '@/lib/browser/menu-markup/chosen-service';
import { cardsOf, type DishChange, showDishNow, showPrice } from '@/lib/browser/menu-markup/dish-now';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { findOwnOffer } from '@/lib/browser/menu-markup/own-product';
import { useInsertedCards } from '@/lib/browser/menu-markup/use-inserted-cards';
import { findKeptLine } from '@/lib/browser/offline/kept-menu';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import { useMenuNow } from '@/lib/queries/menu/menu-now';
import { useLook } from './use-look';
import { useNewHours } from './use-new-hours';

/** Changes that are said by name, and sentences that stay: one that comes soon after another silences none. */
const MOST = 3;

/** Draws the cards anew, also those that come later. @returns what changed, each dish once */
function useShow(timezone: string): (menu: MenuNow) => DishChange[] {
  const look = useLook(timezone);
  const t = useTranslations('Menu');
  return (menu) => {
    const root = findMenu();
    const dishes = new Map(menu.products.map((one) => [one.id, one]));
    const changes = new Map<number, DishChange>();
    for (const { id, dish } of root ? cardsOf(root) : []) {
      const now = dishes.get(id);
      const change = showDishNow({ dish, look: now ? look(now) : null, soldOut: t('sold_out') });
      if (change) changes.set(id, change);
    }
    const own = findOwnOffer();
    const ownNow = own && dishes.get(own.productId);
    if (ownNow) showPrice({ root: own.root, look: look(ownNow) });
    if (root) void showAddButtons(root);
    showMinutes((minutes) => t('minutes', minutes), menu.arrival_minutes);
    return [...changes.values()];
  };
}

function useSentence(): (changes: readonly DishChange[]) => string | null {
  const t = useTranslations('Live');
  const { establishment } = useApp().tenant;
  return (changes) => {
    if (changes.length === 0) return null;
    const named = changes.slice(0, MOST).map(({ kind, ...values }) => t(kind, values));
    const more = changes.length - named.length;
    const parts = more === 0 ? named : [...named, t('more', { count: more })];
    return t('changed', { establishment, changes: parts.join('; ') });
  };
}

function Followed({
  supplierId,
  timezone,
  follows,
}: {
  supplierId: number;
  timezone: string;
  follows: boolean;
}) {
  const menu = useMenuNow({ supplierId, follows });
  const show = useShow(timezone);
  const sentence = useSentence();
  const [said, setSaid] = useState<{ id: number; text: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer once
  useEffect(() => {
    const text = menu && sentence(show(menu));
    if (text) setSaid((before) => [...before.slice(1 - MOST), { id: (before.at(-1)?.id ?? 0) + 1, text }]);
  }, [menu]);
  // The kept menu is current now.
  useEffect(() => {
    if (menu) findKeptLine()?.remove();
  }, [menu]);
  useInsertedCards(() => void (menu && show(menu)));
  const hours = useNewHours(menu);
  return (
    <InDock>
      <div role="status" className="dock-part passing-notes">
        {said.map(({ id, text }) => (
          <PassingNote key={id} text={text} />
        ))}
        {hours && <PassingNote key={hours} text={hours} />}
      </div>
    </InDock>
  );
}

/** Keeps an open menu as it is now, and says what changed (rule menu/live). @param follows by events; else it asks */
export function LiveMenu({ follows }: { follows: boolean }) {
  const { supplier } = useApp().screen;
  return supplier && <Followed supplierId={supplier.id} timezone={supplier.timezone} follows={follows} />;
}
