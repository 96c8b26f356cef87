import type { OrderHint } from '@/lib/domain/branches/order-hint';
import { BundleNoteOfCart } from './bundle-note-of-cart';
import type { LineProps } from './line/line';
import { ProductForm } from './product-form';
import { ProductToRead } from './product-to-read';

/** The form of a product that can be ordered; the options of another are only read. */
export function ProductChoice({
  orders,
  hint,
  timezone,
  ...part
}: LineProps & { orders: boolean; hint: OrderHint | null; timezone: string }) {
  const { product, line } = part;
  if (!orders) return <ProductToRead product={product} hint={hint} />;
  return (
    <>
      <BundleNoteOfCart product={product} count={line.count} timezone={timezone} />
      <ProductForm {...part} />
    </>
  );
}
