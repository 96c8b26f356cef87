import { useTranslations } from 'next-intl';
import { Stepper } from '@/components/ui/stepper';
import type { CartLine } from '@/lib/contract/cart/cart';
import { mostPieces, piecesOnLines } from '@/lib/domain/cart/line-limits';

/** Counts up to the stock and the maximum of an order, over all lines of the product, and says which maximum stops it. */
export function LineStepper({
  line,
  lines,
  onChange,
  busy,
}: {
  line: CartLine;
  lines: readonly CartLine[];
  onChange: (count: number) => void;
  busy: boolean;
}) {
  const t = useTranslations('Cart');
  const errors = useTranslations('Errors');
  const { max_per_order: limit } = line;
  const others = piecesOnLines({ lines, productId: line.product_supplier_id, except: line.id });
  return (
    <>
      <Stepper
        value={line.count}
        min={0}
        max={mostPieces({ stock: line.stock, maxPerOrder: limit, others })}
        onChange={onChange}
        labels={{
          group: line.name,
          fewer: line.count === 1 ? t('remove', { name: line.name }) : t('fewer'),
          more: t('more'),
        }}
        busy={busy}
      />
      {limit !== null && others + line.count === limit && (
        <span className="order-last basis-full text-muted">
          {errors('product_max', { limit, product: 'none' })}
        </span>
      )}
    </>
  );
}
