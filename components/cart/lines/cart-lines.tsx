'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useMoney } from '@/components/cart/use-money';
import { LineKept } from '@/components/menu/product/line/line-kept';
import { DishPicture } from '@/components/ui/pictures/dish-picture';
import type { Cart, CartLine, MemberLine } from '@/lib/contract/cart/cart';
import { isGuestOf, memberOfLine } from '@/lib/domain/cart/group';
import { linesByStall } from '@/lib/domain/cart/lines-by-stall';
import type { Currency } from '@/lib/domain/money/currencies';
import { MemberName } from '../group/member-name';
import { useIsSent } from '../use-is-sent';
import { EditButton } from './edit-button';
import { LaterChoice } from './later-choice';
import { lineIds } from './lead-to-line';
import { LineStepper } from './line-stepper';
import { LineWords } from './line-words';
import { useChangeCount } from './use-change-count';

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

/** The member who chose the line, where several people choose (rule cart/group). */
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

/** The dish of a line, who chose it, and what hinders it. */
function LineAbout({ cart, line, problem }: { cart: Cart; line: MemberLine; problem: string | null }) {
  const ids = lineIds(line.id);
  return (
    <div className="flex gap-3">
      <div className="min-w-0 flex-1">
        <p id={ids.name} className="font-semibold [overflow-wrap:anywhere]" lang={line.name_in}>
          {line.name}
        </p>
        <LineWords line={line} isStopped={problem !== null} />
        <LineKept line={line} />
        <LineMember cart={cart} line={line} />
        {problem && (
          <p id={ids.problem} className="error">
            {problem}
          </p>
        )}
      </div>
      {line.image && <DishPicture picture={line.image} size={64} />}
    </div>
  );
}

/** A guest changes what is theirs, while the group is open; each member edits their own lines. */
function rightsTo({ cart, line: { member } }: { cart: Cart; line: MemberLine }) {
  const { group } = cart;
  const canChange = !isGuestOf(cart) || (member === group?.me && group.is_open === true);
  return { canChange, canEdit: canChange && (!group || member === group.me) };
}

/** A bundle's price waits for its answer; a count alone shows at once. */
function LinePrice({
  line: { unit_price: unitPrice, count, subtotal, promo },
  print,
  waits,
}: {
  line: CartLine;
  print: ReturnType<typeof useMoney>;
  waits: boolean;
}) {
  const counted = print(unitPrice, count);
  const priced = waits ? '…' : print(subtotal);
  return (
    <span className="prices ml-auto justify-end">
      <span className="price">{promo?.bundle ? priced : counted}</span>
      {promo && promo.saved > 0 && !waits && <s className="was">{print(promo.before)}</s>}
    </span>
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
  const { change, isPending } = useChangeCount(cart);
  const isSent = useIsSent(cart);
  const { list, onRemove } = useFocusAfterRemoval(cart.products);
  return (
    <ul ref={list}>
      {linesByStall({ lines: cart.products, stallOf: ({ stall }) => stall }).map(
        ({ line, begins }, index) => {
          const problem = issueText(line);
          const ids = lineIds(line.id);
          const { canChange, canEdit } = rightsTo({ cart, line });
          return (
            <li
              key={line.id}
              id={ids.line}
              className="border-line border-b py-4"
              data-wrong={problem !== null}
              {...(problem === null
                ? {}
                : { tabIndex: -1, 'aria-labelledby': ids.name, 'aria-describedby': ids.problem })}
            >
              {begins && <p className="mb-2 font-semibold text-muted">{begins}</p>}
              <LineAbout cart={cart} line={line} problem={problem} />
              <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
                {canChange ? (
                  <LineStepper
                    line={line}
                    lines={cart.products}
                    onChange={(count) => {
                      if (count === 0) onRemove(index);
                      void change({ lineId: line.id, count, ...(count === 0 ? { line } : {}) });
                    }}
                    busy={isPending}
                  />
                ) : (
                  <span>{t('pieces', { count: line.count })}</span>
                )}
                {canEdit && <EditButton line={line} />}
                {isSent && <LaterChoice line={line} purchaseId={cart.purchase_id} />}
                <LinePrice line={line} print={print} waits={isPending} />
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}
