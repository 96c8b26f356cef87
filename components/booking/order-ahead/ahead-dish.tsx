import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { LineBar, usePrice } from '@/components/menu/product/add-bar';
import { BundleNote } from '@/components/menu/product/bundle-note';
import { type Line, useRules } from '@/components/menu/product/line/line';
import { useLine } from '@/components/menu/product/line/use-line';
import { ProductForm } from '@/components/menu/product/product-form';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import type { Product, ProductCard } from '@/lib/contract/menu/menu';
import { toStored } from '@/lib/domain/cart/stored-choices';
import { toMajor } from '@/lib/domain/money/money';
import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { productQueryOptions } from '@/lib/queries/menu/product';
import { useAddAhead } from './use-add-ahead';

type Props = { access: BookingAccess; timezone: string; onClose: () => void };
/** Dishes that are ordered ahead are eaten at the table. */
const SERVICE = 'on_table';
type Chosen = { product: Product; line: Line; change: (changes: Partial<Line>) => void };

function AheadBar({ access, timezone, onClose, ...chosen }: Props & Chosen) {
  const { product, line, change } = chosen;
  const { chosen: choices, issues } = useRules(chosen);
  const { unitMinor, currency } = usePrice({ product, line, timezone, service: SERVICE });
  const { add } = useAddAhead(access);
  const press = async () => {
    if (issues.length > 0) return change({ tried: line.tried + 1 });
    const options = toStored(choices);
    const { count, comment } = line;
    const unitPrice = toMajor({ amountMinor: unitMinor, currency });
    if (await add({ product: { id: product.id, count, options, comment }, unitPrice })) onClose();
  };
  return <LineBar {...chosen} timezone={timezone} service={SERVICE} onPress={() => void press()} />;
}

/** A dish with its options, in place of the menu. */
export function AheadDish({ card, ...props }: Props & { card: ProductCard }) {
  const t = useTranslations('BookInfo');
  const { http } = useApp();
  const { data: product, error, refetch } = useQuery(productQueryOptions({ http, productId: card.id }));
  const { line, change } = useLine(product ?? null);
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={card.name}
      closeLabel={t('ahead_back')}
      tall
      footer={product && <AheadBar {...props} product={product} line={line} change={change} />}
    >
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{card.description}</p>
      {product && (
        <BundleNote promo={product.promo} count={line.count} timezone={props.timezone} service={SERVICE} />
      )}
      {product && <ProductForm product={product} line={line} change={change} />}
      {!product && error && <FailedLoad error={error} onRetry={() => void refetch()} />}
      {!product && !error && <LoadingShape className="h-[112px]" />}
    </Sheet>
  );
}
