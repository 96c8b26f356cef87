import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { LineBar, usePrice } from '@/components/menu/product/add-bar';
import { EMPTY_LINE, type Line, useRules } from '@/components/menu/product/line';
import { ProductForm } from '@/components/menu/product/product-form';
import { Sheet } from '@/components/ui/sheet';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Product, ProductCard } from '@/lib/contract/menu/menu';
import { toMajor } from '@/lib/domain/money/money';
import type { BookingAccess } from '@/lib/queries/booking-info';
import { productQueryOptions } from '@/lib/queries/product';
import { useAddAhead } from './use-add-ahead';

type Props = { access: BookingAccess; timezone: string; onClose: () => void };
type Chosen = { product: Product; line: Line; change: (changes: Partial<Line>) => void };

function AheadBar({ access, timezone, onClose, ...chosen }: Props & Chosen) {
  const { product, line, change } = chosen;
  const { chosen: choices, issues } = useRules(chosen);
  const { unitMinor, currency } = usePrice({ product, line, timezone });
  const { add } = useAddAhead(access);
  const press = async () => {
    if (issues.length > 0) return change({ tried: line.tried + 1 });
    const options = choices.map(({ optionId, count }) => ({ option_id: optionId, count }));
    const { count, comment } = line;
    const unitPrice = toMajor({ amountMinor: unitMinor, currency });
    if (await add({ product: { id: product.id, count, options, comment }, unitPrice })) onClose();
  };
  return <LineBar {...chosen} timezone={timezone} onPress={() => void press()} />;
}

/** A dish with its options, in place of the menu. */
export function AheadDish({ card, ...props }: Props & { card: ProductCard }) {
  const t = useTranslations('BookInfo');
  const { http } = useVisit();
  const { data: product, error, refetch } = useQuery(productQueryOptions({ http, productId: card.id }));
  const [line, setLine] = useState(EMPTY_LINE);
  const change = (changes: Partial<Line>) => setLine((before) => ({ ...before, ...changes }));
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
      {product && <ProductForm product={product} line={line} change={change} />}
      {!product && error && <FailedLoad error={error} onRetry={() => void refetch()} />}
      {!product && !error && <LoadingShape className="h-[112px]" />}
    </Sheet>
  );
}
