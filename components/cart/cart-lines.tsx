'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DishPicture } from '@/components/ui/dish-picture';
import { Stepper } from '@/components/ui/stepper';
import type { Cart, CartLine, MemberLine } from '@/lib/contract/cart/cart';
import { isGuestOf, memberOfLine } from '@/lib/domain/cart/group';
import { LINE_COUNT } from '@/lib/domain/cart/lines';
import { linesByStall } from '@/lib/domain/cart/lines-by-stall';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { useSetCount } from '@/lib/queries/cart';
import { showCartError } from '@/lib/stores/show-cart-error';
import { MemberName } from './group/member-name';
import { LineWords } from './line-words';

/** Multiplies in minor units. */
export function useMoney(currency: Currency) {
  return (amount: number, count = 1) => formatAmount({ amount, currency, count });
}

function useFocusAfterRemoval(products: readonly CartLine[]) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; left: number } | null>(null);
  useEffect(() => {
    const { current } = removed;
    if (current === null || products.length > current.left) return;
    removed.current = null;
    if (document.activeElement !== document.body) return;
    const line = list.current?.children[Math.min(current.index, current.left - 1)];
    // The plus: one press too many removes nothing.
    line?.querySelector<HTMLElement>('.stepper button:last-of-type')?.focus();
  }, [products]);
  const onRemove = (index: number) => {
    removed.current = { index, left: products.length - 1 };
  };
  return { list, onRemove };
}

/** Whose it is, where several people choose (rule cart/group). */
function LineMember({ cart: { group }, line }: { cart: Cart; line: MemberLine }) {
  const member = memberOfLine({ group, line });
  return (
    member && (
      <p className="text-muted">
        <MemberName member={member} me={group?.me ?? null} />
      </p>
    )
  );
}

/**
 * Counts and what hinders a line (rule cart/count-zero, rule cart/stock), by stall in a court (rule table/court). A guest
 * reads the lines of others.
 */
export function CartLines({
  cart,
  currency,
  issueText,
}: {
  cart: Cart;
  currency: Currency;
  issueText: (line: CartLine) => string | null;
}) {
  const t = useTranslations('Cart');
  const print = useMoney(currency);
  const { setCount, isPending } = useSetCount(cart);
  const change = async (wanted: Parameters<typeof setCount>[0]) => {
    const outcome = await setCount(wanted);
    if (outcome.kind === 'failed')
      showCartError(outcome.error, { key: 'cart_change', onRetry: () => void change(wanted) });
  };
  const { list, onRemove } = useFocusAfterRemoval(cart.products);
  const { group } = cart;
  // A guest changes what is theirs, while the group is open.
  const canChange = ({ member }: MemberLine) =>
    !isGuestOf(cart) || (member === group?.me && group.is_open === true);
  return (
    <ul ref={list}>
      {linesByStall({ lines: cart.products, stallOf: ({ stall }) => stall }).map(
        ({ line, begins }, index) => {
          const problem = issueText(line);
          return (
            <li key={line.id} className="border-line border-b py-4" data-wrong={problem !== null}>
              {begins && <p className="mb-2 font-semibold text-muted">{begins}</p>}
              <div className="flex gap-3">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold [overflow-wrap:anywhere]">{line.name}</p>
                  <LineWords line={line} />
                  <LineMember cart={cart} line={line} />
                  {problem && <p className="error">{problem}</p>}
                </div>
                {line.image && <DishPicture picture={line.image} size={64} />}
              </div>
              <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
                {canChange(line) ? (
                  <Stepper
                    value={line.count}
                    min={0}
                    max={Math.min(line.stock ?? LINE_COUNT, LINE_COUNT)}
                    onChange={(count) => {
                      if (count === 0) onRemove(index);
                      void change({ lineId: line.id, count });
                    }}
                    labels={{
                      group: line.name,
                      fewer: line.count === 1 ? t('remove', { name: line.name }) : t('fewer'),
                      more: t('more'),
                    }}
                    busy={isPending}
                  />
                ) : (
                  <span>{t('pieces', { count: line.count })}</span>
                )}
                <span className="price">{print(line.unit_price, line.count)}</span>
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}
