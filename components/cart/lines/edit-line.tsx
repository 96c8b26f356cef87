'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { LineBar } from '@/components/menu/product/add-bar';
import { BarNews } from '@/components/menu/product/bar-news';
import { BundleNote } from '@/components/menu/product/bundle-note';
import { type LineProps, useRules } from '@/components/menu/product/line/line';
import { lineOfCart } from '@/components/menu/product/line/line-of-cart';
import { useAddLine } from '@/components/menu/product/line/use-add-line';
import { useLine } from '@/components/menu/product/line/use-line';
import { ProductForm } from '@/components/menu/product/product-form';
import { type Refusal, useRefusal } from '@/components/menu/product/use-refusal';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { piecesBeside, piecesOnLines } from '@/lib/domain/cart/line-limits';
import { isSameChoice, toStored } from '@/lib/domain/cart/stored-choices';
import { nearestMinor } from '@/lib/domain/money/money';
import { useEditLine } from '@/lib/queries/cart/edit-line';
import { productQueryOptions, useProductAgain } from '@/lib/queries/menu/product';

type Edited = { cart: Cart; line: CartLine; timezone: string; onClose: () => void };

type Bar = Omit<Edited, 'line'> & LineProps & { edited: CartLine; isGone: boolean; refusal: Refusal };

function EditBar({ cart, edited, timezone, onClose, isGone, refusal, ...form }: Bar) {
  const { product, line, change } = form;
  const { currency, chosen, issues } = useRules(form);
  const isKept = !isGone && edited.kept_until !== null && isSameChoice(toStored(chosen), edited.options);
  const { edit, isPending } = useEditLine(cart);
  const { add, isAdding } = useAddLine({ ...form, refusal, onAdd: onClose });
  const readAgain = useProductAgain(product.id);
  const beside = piecesBeside({ lines: cart.products, productId: product.id, lineId: edited.id });
  const save = async () => {
    if (issues.length > 0) return change({ tried: line.tried + 1 });
    const { count, comment } = line;
    const options = toStored(chosen);
    refusal.forget();
    const outcome = await edit({ product: { id: product.id, count, options, comment }, lineId: edited.id });
    if (outcome.kind === 'done') return onClose();
    if (outcome.kind !== 'failed') return;
    refusal.refuse(outcome.error);
    readAgain(outcome.error);
  };
  return (
    <LineBar
      {...form}
      timezone={timezone}
      service={toServiceChoice(cart)}
      action={isGone ? 'add_priced' : 'save_priced'}
      beside={beside}
      keptMinor={isKept ? nearestMinor({ amount: edited.unit_price, currency }) : null}
      isBusy={isPending || isAdding}
      onPress={() => (isGone ? add() : void save())}
    />
  );
}

/** The dish of a line with what was chosen of it, over the cart; it can be added anew once the line is gone (rule cart/edit). */
export function EditLine({ line: edited, ...props }: Edited) {
  const t = useTranslations('Cart');
  const { http } = useApp();
  const { product_supplier_id: productId, name } = edited;
  const { data = null, error, refetch } = useQuery(productQueryOptions({ http, productId }));
  const { line, change } = useLine(data, (product) => lineOfCart({ product, line: edited }));
  const { cart, timezone, onClose } = props;
  const form = data && { product: data, line, change };
  const isGone = !cart.products.some(({ id }) => id === edited.id);
  const refusal = useRefusal(isGone ? 'cart_add' : 'cart_change');
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      closeLabel={t('close')}
      tall
      footer={
        form && (
          <>
            <BarNews said={isGone ? t('line_gone') : null} refused={refusal.said} />
            <EditBar {...props} {...form} edited={edited} isGone={isGone} refusal={refusal} />
          </>
        )
      }
    >
      {form && (
        <BundleNote
          promo={form.product.promo}
          count={line.count + piecesOnLines({ lines: cart.products, productId, except: edited.id })}
          timezone={timezone}
          service={toServiceChoice(cart)}
        />
      )}
      {form && <ProductForm {...form} />}
      {!form && error && <FailedLoad error={error} onRetry={() => void refetch()} />}
      {!form && !error && <LoadingShape className="h-[112px]" />}
    </Sheet>
  );
}
