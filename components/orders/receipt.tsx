'use client';

import { Printer, Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useBranchMoment } from '@/components/branches/branch-clock';
import { useBillWords } from '@/components/cart/bill';
import { CopyByHand } from '@/components/layout/copy-by-hand';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import { useCopy } from '@/lib/browser/use-copy';
import type { CartLine } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { followsGroup } from '@/lib/domain/cart/group';
import { linesByStall } from '@/lib/domain/cart/lines-by-stall';
import { optionLines } from '@/lib/domain/cart/option-words';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { printReceipt } from '@/lib/domain/orders/receipt-text';

type Amount = (amount: number) => string;

/** True for an order that was paid, or handed over for money in person (rule orders/receipt). */
const hasReceipt = (order: Order): boolean =>
  !followsGroup(order) &&
  (order.payment?.status === 'success' ||
    (order.payment?.status === 'in_person' && order.status !== 'cancelled' && isClosedOrder(order.status)));

const unwritten = <O extends { text?: string | undefined }>(option: O): O => ({ ...option, text: undefined });

/** Leaves out what the diner wrote to an option, which may name somebody. */
const choicesOf = ({ options }: Pick<CartLine, 'options'>): string[] =>
  optionLines(
    options.map(({ options: held, ...option }) => ({ ...unwritten(option), options: held?.map(unwritten) })),
  ).flatMap(({ words, inside }) => (inside ? [words, inside] : [words]));

/** The tenant's name when it was sold (rule orders/agreed). */
function useSeller({ agreed }: Order): string {
  const { name } = useApp().tenant;
  return agreed?.seller ?? name;
}

function useReceiptText({ order, day, renderAmount }: { order: Order; day: string; renderAmount: Amount }) {
  const t = useTranslations('Order');
  const cart = useTranslations('Cart');
  const name = useSeller(order);
  const words = useBillWords(order.coupon);
  const number = printOrderNumber(order);
  const lines = linesByStall({ lines: order.products, stallOf: ({ stall }) => stall });
  const isOfStalls = lines.some(({ begins }) => begins !== null);
  return printReceipt({
    seller: isOfStalls ? name : `${name} · ${order.supplier.name}`,
    title: number === null ? t('title_cart') : t('title', { number }),
    day,
    lines: lines.map(({ line, begins }) => ({
      ...{ count: line.count, name: line.name, amount: renderAmount(line.subtotal), begins },
      words: [...choicesOf(line), ...(line.was_kept ? [t('price_kept')] : [])],
    })),
    parts: order.bill
      .filter(({ kind }) => kind !== 'products')
      .map(({ kind, amount }) => ({ name: words[kind], amount: renderAmount(amount) })),
    total: { name: cart('total'), amount: renderAmount(order.total) },
    refunds: order.refunds.map(({ amount, given_at }) => ({
      name: t(given_at === null ? 'refund_due' : 'receipt_refund'),
      amount: renderAmount(amount),
    })),
    note: t('receipt_no_invoice'),
  });
}

function useDay({ placed_at: at, created_at: begun }: Order, locale: string): string {
  return useBranchMoment(locale)(at ?? begun);
}

/** The page prints as a receipt, which a phone saves too; or its text is shared, else copied. */
export function Receipt({
  order,
  locale,
  renderAmount,
}: {
  order: Order;
  locale: string;
  renderAmount: Amount;
}) {
  const t = useTranslations('Order');
  const name = useSeller(order);
  const day = useDay(order, locale);
  const text = useReceiptText({ order, day, renderAmount });
  const { state, share } = useCopy();
  if (!hasReceipt(order)) return null;
  const canShare = 'share' in navigator;
  return (
    <section aria-label={t('receipt')} className="mt-6">
      <p className="hidden print:block">
        {name} · {day}
      </p>
      <p className="hidden print:block">{t('receipt_no_invoice')}</p>
      <div className="grid gap-2 wide:grid-cols-2 print:hidden">
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          <Icon of={Printer} size={20} className="flex-none" />
          {t('receipt_print')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-live="polite"
          onClick={() => void share({ text }, text)}
        >
          <Icon of={Share2} size={20} className="flex-none" />
          {t(state === 'copied' ? 'receipt_copied' : canShare ? 'receipt_share' : 'receipt_copy')}
        </button>
        <CopyByHand state={state} text={text} />
      </div>
    </section>
  );
}
