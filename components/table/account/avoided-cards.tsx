import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { AvoidedMark } from '@/components/table/avoided-mark';
import { cardsOf } from '@/lib/browser/menu-markup/dish-now';
import { linkOf } from '@/lib/browser/menu-markup/dishes';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { useInsertedCards } from '@/lib/browser/menu-markup/use-inserted-cards';
import type { Account } from '@/lib/contract/table/account';
import { useFollowAvoided } from '@/lib/queries/table/follow-avoided';
import { avoidedDishes } from '@/lib/stores/avoided-dishes';

type Card = ReturnType<typeof cardsOf>[number];

/** Marks the cards of the menu, also those that come later: no script draws them. */
export function AvoidedCards({ account }: { account: Account }) {
  useFollowAvoided(account);
  const mine = useStore(avoidedDishes, (state) => state.mine);
  const [cards, setCards] = useState<readonly Card[]>([]);
  const look = () => {
    const root = findMenu();
    setCards(root && mine.size > 0 ? cardsOf(root).filter(({ id }) => mine.has(id)) : []);
  };
  useEffect(look, [mine]);
  useInsertedCards(look);
  return cards.map(({ id, dish }, index) =>
    createPortal(
      <AvoidedMark productId={id} whose="mine" />,
      linkOf(dish)?.parentElement?.parentElement ?? dish,
      `${id} ${index}`,
    ),
  );
}
