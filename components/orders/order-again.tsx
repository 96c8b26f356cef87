'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ChangedPieces, Pieces, Repriced } from '@/components/cart/move/move-consequences';
import { useErrorText } from '@/components/layout/error-text';
import { Dialog } from '@/components/ui/dialog';
import { useOnePress } from '@/components/ui/use-one-press';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import type { OrderAgain as Answer } from '@/lib/contract/cart/cart-moves';
import type { Order } from '@/lib/contract/orders/orders';
import { toRemoteChoice, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useOrderAgain } from '@/lib/queries/orders/order-again';
import { showError } from '@/lib/stores/error-store';

/** The cart's page, or the form before paying. */
type CartScreen = '*/delivery/order' | '*/precheckout';

const isOver = (order: Order): boolean => {
  const step = paymentStep(order);
  return step === 'settled' || step === 'over';
};

/** Says whether the reader owns the order, and its service is ordered from anywhere. */
export const comesAgain = (order: Order): boolean =>
  order.role === 'owner' && toRemoteChoice(toServiceChoice(order)) !== null;

/** Says whether the diner is still where they had it: at their code's table or room, or at a counter. An account has rounds of its own. */
function useIsStillThere({ role, service, subservice, is_account: isAccount, seat }: Order): boolean {
  const tableId = useSlice('ontable', (state) => state.tableId);
  if (role !== 'owner' || service !== 'on_table' || isAccount) return false;
  return subservice === 'grab_and_go' || (seat !== null && seat.id === tableId);
}

/** Its owner can, once it is no cart and waits for no money (rule orders/again). */
export const canOrderAgain = (order: Order): boolean => comesAgain(order) && isOver(order);

function AgainDialog({
  answer,
  slug,
  leadsTo,
  onClose,
}: {
  answer: Answer;
  slug: string;
  leadsTo: CartScreen;
  onClose: () => void;
}) {
  const { tenant } = useApp();
  const [t, cart] = [useTranslations('Order'), useTranslations('Cart')];
  const errorText = useErrorText(tenant);
  const { missing, changed, repriced, unbundled, there } = answer;
  const isNone = answer.cart === null;
  return (
    <Dialog onClose={onClose} title={t('again_title')} closeLabel={cart('close')}>
      <div className="grid gap-4">
        {missing.length > 0 && <p role="alert">{errorText('products_unavailable')}</p>}
        <Pieces title={t('again_missing')} pieces={missing} />
        <ChangedPieces title={t('again_changed')} pieces={changed} />
        <Repriced title={t('again_repriced')} prices={repriced} />
        <Pieces title={t('again_unbundled')} pieces={unbundled} />
        <Pieces title={t('again_there')} pieces={there} />
        <a className="button w-full" href={isNone ? `/${slug}` : screenPath({ screen: leadsTo, slug })}>
          {isNone ? cart('to_menu', { establishment: tenant.establishment }) : cart('open')}
        </a>
      </div>
    </Dialog>
  );
}

/** Leads to the cart with the same products; what is missing or differs is named before (rule orders/again). */
export function OrderAgain({
  order,
  className,
  leadsTo = order.service === 'on_table' ? '*/precheckout' : '*/delivery/order',
  children,
}: {
  order: Order;
  className: string;
  leadsTo?: CartScreen;
  /** They replace the button's plain words. */
  children?: ReactNode;
}) {
  const t = useTranslations('Order');
  const { again, isPending } = useOrderAgain();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { slug } = order.supplier;
  // Twice it would find what the first has put in.
  const ask: () => void = useOnePress(async () => {
    const outcome = await again(order.id);
    if (outcome.kind === 'failed') return showError(outcome.error, ask);
    const { cart, missing, changed, repriced, unbundled, there } = outcome.value;
    const isSame = [missing, changed, repriced, unbundled, there].every(({ length }) => length === 0);
    if (cart && isSame) goTo(screenPath({ screen: leadsTo, slug }));
    else setAnswer(outcome.value);
  });
  const { suppliers } = useApp().tenant;
  const isRound = useIsStillThere(order) && isOver(order);
  // A branch that is no more cooks nothing (rule branches/removed).
  if (!suppliers.some(({ id }) => id === order.supplier.id)) return null;
  if (!canOrderAgain(order) && !isRound) return null;
  return (
    <>
      <button type="button" className={className} disabled={isPending} onClick={ask}>
        {children ?? t(isRound && order.subservice === null ? 'round_again' : 'order_again')}
      </button>
      {answer && (
        <AgainDialog answer={answer} slug={slug} leadsTo={leadsTo} onClose={() => setAnswer(null)} />
      )}
    </>
  );
}
