'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { OrderNote } from '@/components/branches/order-note';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { OfflineMenuNote } from '@/components/layout/offline-note';
import { type DishBadge, DishBadges } from '@/components/ui/dish-badges';
import { DishHero } from '@/components/ui/dish-picture';
import { Sheet } from '@/components/ui/sheet';
import { Stepper } from '@/components/ui/stepper';
import type { ProductGlance } from '@/lib/browser/menu-markup/glance';
import { findPeek } from '@/lib/browser/menu-markup/menu';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Product } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import { resolveCardPrice } from '@/lib/domain/menu/card-price';
import { cheapestChoice } from '@/lib/domain/menu/cheapest-choice';
import { type DishOffer, resolveOffer } from '@/lib/domain/menu/dish-offer';
import type { Choice } from '@/lib/domain/menu/option-limits';
import { findChoiceIssues, unitPrice } from '@/lib/domain/menu/unit-price';
import { formatMoney } from '@/lib/domain/money/money';
import { productQueryOptions } from '@/lib/queries/product';
import { useAddToCart } from '../use-add-to-cart';
import { OptionChoices } from './option-choices';
import { OptionGroup } from './option-group';
import { toGroupRule } from './option-rule';
import { ProductFacts } from './product-facts';

type Props = {
  productId: number;
  glance: ProductGlance;
  timezone: string;
  canOrder: boolean;
  hint: OrderHint | null;
  onClose: () => void;
};
const LINE_LIMIT = 99;

type Line = { choices: Record<number, Choice[]>; count: number; comment: string; tried: boolean };
const EMPTY: Line = { choices: {}, count: 1, comment: '', tried: false };

function useInsteadOfPeek(): void {
  useEffect(() => findPeek()?.setAttribute('hidden', ''), []);
}

/** Paints at once with the card's content (rule menu/product-sheet, guarantee/tap-response). */
export function ProductSheet({ productId, glance, timezone, canOrder, hint, onClose }: Props) {
  const { http } = useVisit();
  const t = useTranslations('Cart');
  const query = useQuery(productQueryOptions({ http, productId }));
  const [line, setLine] = useState(EMPTY);
  const change = (changes: Partial<Line>) => setLine((before) => ({ ...before, ...changes }));
  const product = query.data ?? null;
  const orders = canOrder && product?.available !== false;
  const name = product?.name ?? glance.name;
  const hasPicture = (product ? product.image : glance.picture) !== null;
  useInsteadOfPeek();
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      closeLabel={t('close')}
      tall
      {...(hasPicture ? { lead: <SheetPicture glance={glance} product={product} /> } : {})}
      footer={
        orders &&
        (product ? (
          <AddBar product={product} line={line} timezone={timezone} change={change} onClose={onClose} />
        ) : (
          <div className="skeleton h-[52px] flex-1" />
        ))
      }
    >
      <OfflineMenuNote canOrder={canOrder} inSheet />
      {hasPicture && <PictureName name={name} />}
      <Glance glance={glance} product={product} timezone={timezone} />
      {product &&
        (orders ? (
          <ProductForm product={product} line={line} change={change} />
        ) : (
          <ProductToRead product={product} hint={hint} />
        ))}
      {!product && !query.isError && (
        <div className="mt-6">
          <LoadingShape className="h-[112px]" />
        </div>
      )}
      {!product && query.isError && (
        <div className="mt-6">
          <FailedLoad error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
    </Sheet>
  );
}

/** The card's file, cached already, then the product's own. */
function SheetPicture({ glance, product }: { glance: ProductGlance; product: Product | null }) {
  if (product?.image) return <DishHero picture={product.image} />;
  if (!glance.picture) return null;
  return (
    <div className="hero" aria-hidden>
      {/* biome-ignore lint/performance/noImgElement: already in the browser, with its own address */}
      <img src={glance.picture} alt="" width={256} height={256} />
    </div>
  );
}

function PictureName({ name }: { name: string }) {
  return (
    <p className="font-semibold text-section text-title leading-tight [overflow-wrap:anywhere]" aria-hidden>
      {name}
    </p>
  );
}

function useBadgeLabels() {
  const t = useTranslations('Menu');
  return ({ product, offer }: { product: Product; offer: DishOffer }): DishBadge[] =>
    offer.badges
      .filter((badge) => badge !== 'promo' || offer.active)
      .map((badge) => ({
        label: badge === 'promo' ? (product.promo?.label ?? '') : t(badge),
        isPromo: badge === 'promo',
      }));
}

function Glance({
  glance,
  product,
  timezone,
}: Pick<Props, 'glance' | 'timezone'> & { product: Product | null }) {
  const { currency, establishment } = useVisit().tenant;
  const t = useTranslations('Product');
  const sayFrom = (price: string) => t('from', { price });
  const offer = product && resolveOffer({ product, currency, at: new Date(), timezone, sayFrom });
  const labels = useBadgeLabels();
  const was = offer ? offer.active && offer.was : glance.was;
  return (
    <>
      <div className="mt-2">
        <DishBadges badges={product && offer ? labels({ product, offer }) : (glance.badges ?? [])} />
      </div>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
        {product?.description ?? glance.description}
      </p>
      <p className="prices mt-2">
        <span className="price">{offer?.price ?? glance.price}</span>
        {was && <s className="was">{was}</s>}
      </p>
      {product && <ProductFacts product={product} establishment={establishment} />}
    </>
  );
}

/** For menus without orders and products that are gone. */
function ProductToRead({ product, hint }: { product: Product; hint: OrderHint | null }) {
  const { tenant, screen } = useVisit();
  const { currency, establishment } = tenant;
  const t = useTranslations('Errors');
  return (
    <>
      {!product.available && <p className="mt-4 font-semibold">{t('product_unavailable')}</p>}
      {product.available && hint && screen.supplier && (
        <OrderNote
          hint={hint}
          branch={screen.supplier}
          hours={screen.supplier.hours}
          establishment={establishment}
        />
      )}
      {product.option_groups.map((group) => (
        <OptionGroup key={group.id} group={group} currency={currency} />
      ))}
    </>
  );
}

type PartProps = { product: Product; line: Line; change: (changes: Partial<Line>) => void };

function useRules({ product, line }: Pick<PartProps, 'product' | 'line'>) {
  const { currency } = useVisit().tenant;
  const groups = product.option_groups.map((group) => toGroupRule(group, currency));
  const chosen = Object.values(line.choices).flat();
  return { currency, groups, chosen, issues: findChoiceIssues({ groups, choices: chosen }) };
}

function ProductForm({ product, line, change }: PartProps) {
  const t = useTranslations('Cart');
  const { establishment } = useVisit().tenant;
  const { currency, issues } = useRules({ product, line });
  return (
    <>
      {product.option_groups.map((group) => (
        <OptionChoices
          key={group.id}
          group={group}
          currency={currency}
          choices={line.choices[group.id] ?? []}
          missing={
            line.tried && issues.some(({ groupId }) => groupId === group.id) ? t('options_missing') : null
          }
          onChange={(next) => change({ choices: { ...line.choices, [group.id]: next } })}
        />
      ))}
      <label className="field mt-6">
        <span className="field-label">{t('comment', { establishment })}</span>
        <textarea
          className="input"
          rows={2}
          maxLength={250}
          value={line.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </label>
    </>
  );
}

function AddBar({
  product,
  line,
  timezone,
  change,
  onClose,
}: PartProps & Pick<Props, 'timezone' | 'onClose'>) {
  const [t, words] = [useTranslations('Cart'), useTranslations('Product')];
  const addToCart = useAddToCart();
  const { currency, groups, chosen, issues } = useRules({ product, line });
  const alone = { ...product, options_least: 0 };
  const { nowMinor: priceMinor } = resolveCardPrice({ product: alone, currency, at: new Date(), timezone });
  // Until the required options are chosen: the lowest price.
  const choices = groups.flatMap((group) => {
    const own = line.choices[group.id] ?? [];
    return cheapestChoice({ group, chosen: own }) ?? own;
  });
  const amountMinor = unitPrice({ priceMinor, groups, choices }) * line.count;
  const price = formatMoney({ amountMinor, currency });
  const send = () => {
    change({ tried: true });
    if (issues.length > 0) return;
    const options = chosen.map(({ optionId, count }) => ({ option_id: optionId, count }));
    const { count, comment } = line;
    // The sheet closes at once; failures open a dialog.
    void addToCart({ product: { id: product.id, count, options, comment }, name: product.name });
    onClose();
  };
  return (
    <>
      <Stepper
        value={line.count}
        min={1}
        max={Math.min(product.stock ?? LINE_LIMIT, LINE_LIMIT)}
        onChange={(count) => change({ count })}
        labels={{ group: t('quantity'), fewer: t('fewer'), more: t('more') }}
      />
      <button type="button" className="button flex-1" onClick={send}>
        {t('add_priced', { price: issues.length > 0 ? words('from', { price }) : price })}
      </button>
    </>
  );
}
