'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Stepper } from '@/components/ui/stepper';
import { useApp } from '@/lib/browser/app-provider';
import { useChosenService } from '@/lib/browser/use-chosen-service';
import type { CartLine } from '@/lib/contract/cart/cart';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { mostPieces, type PiecesBeside, piecesBeside } from '@/lib/domain/cart/line-limits';
import { isSameChoice, toStored } from '@/lib/domain/cart/stored-choices';
import { pieceInProgress } from '@/lib/domain/menu/line-price';
import { priceProduct } from '@/lib/domain/menu/product-price';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';
import { useCart } from '@/lib/queries/cart/cart';
import { type LineProps, useRules } from './line/line';
import { LineKept } from './line/line-kept';
import { useAddLine } from './line/use-add-line';
import type { Refusal } from './use-refusal';

/** `service` null: not chosen yet. */
type Ordered = { timezone: string; service: ServiceChoice | null };

/** The price of the line by itself; it is the least price until the required options are chosen. */
export function usePrice({
  product,
  line,
  ...ordered
}: Pick<LineProps, 'product' | 'line'> &
  Ordered & {
    /** The price of a piece that its line keeps (rule cart/kept-price). */
    keptMinor?: number | null;
    beside?: PiecesBeside;
  }) {
  const { currency, groups } = useRules({ product, line });
  const choicesOf = (groupId: number) => line.choices[groupId] ?? [];
  const { unitMinor: optionsMinor, isLeast } = pieceInProgress({ priceMinor: 0, groups, choicesOf });
  const { count } = line;
  const priced = priceProduct({ product, optionsMinor, count, currency, at: new Date(), ...ordered });
  return { ...priced, currency, isLeast };
}

const BUSY = { add_priced: 'adding', save_priced: 'saving' } as const;
const ALONE: PiecesBeside = { before: 0, after: 0 };

/** How many, and the one action with its live price: what a new line adds, or what one of the cart costs. */
export function LineBar({
  product,
  line,
  change,
  onPress,
  action = 'add_priced',
  beside = ALONE,
  keptMinor = null,
  isBusy = false,
  ...ordered
}: LineProps &
  Ordered & {
    onPress: () => void;
    action?: 'add_priced' | 'save_priced';
    /** Pieces of the dish in other lines, which count in its bundles too (rule menu/bundles). */
    beside?: PiecesBeside;
    keptMinor?: number | null;
    isBusy?: boolean;
  }) {
  const [t, words] = [useTranslations('Cart'), useTranslations('Product')];
  const { currency, lineMinor, addsMinor, isLeast } = usePrice({
    product,
    line,
    keptMinor,
    beside,
    ...ordered,
  });
  const price = formatMoney({ amountMinor: action === 'add_priced' ? addsMinor : lineMinor, currency });
  const others = beside.before + beside.after;
  const most = mostPieces({ stock: product.stock, maxPerOrder: product.max_per_order, others });
  const isTooMany = most > 0 && line.count > most;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when others have bought of it (rule menu/live)
  useEffect(() => {
    if (isTooMany) change({ count: most });
  }, [isTooMany, most]);
  return (
    <>
      <Stepper
        value={line.count}
        min={1}
        max={most}
        onChange={(count) => change({ count })}
        labels={{ group: t('quantity'), fewer: t('fewer'), more: t('more') }}
      />
      <button
        type="button"
        className="button flex-1"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onPress}
      >
        <span {...(isBusy && { className: 'invisible', 'aria-hidden': true })}>
          {t(action, { price: isLeast ? words('from', { price }) : price })}
        </span>
        {isBusy && <span className="absolute">{t(BUSY[action])}</span>}
      </button>
    </>
  );
}

/** Pieces of a dish in the diner's cart. */
export function usePiecesInCart(productId: number): PiecesBeside {
  const { cart } = useCart();
  return piecesBeside({ lines: cart?.is_cart ? cart.products : [], productId });
}

/** The line that keeps its price and that a piece counts on; null: it costs today's (rule cart/kept-price). */
function useKeptLine({ product, line }: Pick<LineProps, 'product' | 'line'>): CartLine | null {
  const { cart } = useCart();
  const { chosen } = useRules({ product, line });
  if (!cart?.is_cart) return null;
  const { products, group } = cart;
  const equal = products.find(
    ({ product_supplier_id: id, comment, options, member }) =>
      id === product.id &&
      comment === line.comment &&
      (!group || member === group.me) &&
      isSameChoice(toStored(chosen), options),
  );
  return equal?.kept_until ? equal : null;
}

type Adding = ReturnType<typeof useAddLine>;
type AddBarProps = LineProps & { timezone: string };

/** Adds to the cart, whose pieces count too (rule cart/product-max). */
export function AddingBar({ adding: { add, isAdding }, ...part }: AddBarProps & { adding: Adding }) {
  const { currency } = useApp().tenant;
  const kept = useKeptLine(part);
  const ofCart = {
    beside: usePiecesInCart(part.product.id),
    keptMinor: kept && nearestMinor({ amount: kept.unit_price, currency }),
    service: useChosenService(),
  };
  return (
    <>
      {kept && (
        <p className="w-full">
          <LineKept line={kept} />
        </p>
      )}
      <LineBar {...part} {...ofCart} isBusy={isAdding} onPress={add} />
    </>
  );
}

export function AddBar({ onAdd, refusal, ...part }: AddBarProps & { refusal: Refusal; onAdd: () => void }) {
  return <AddingBar {...part} adding={useAddLine({ ...part, refusal, onAdd })} />;
}
