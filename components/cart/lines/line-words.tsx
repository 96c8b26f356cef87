import { AvoidedMark } from '@/components/table/avoided-mark';
import { OptionLines } from '@/components/ui/option-lines';
import type { CartLine } from '@/lib/contract/cart/cart';
import { optionLines } from '@/lib/domain/cart/option-words';
import { LinePromo } from './line-promo';

export function LineWords({
  line,
  isStopped = false,
}: {
  line: Pick<CartLine, 'product_supplier_id' | 'options' | 'comment' | 'promo'>;
  /** It cannot be ordered as it is: more of it is no advice. */
  isStopped?: boolean;
}) {
  const { options, comment } = line;
  return (
    <>
      <OptionLines lines={optionLines(options)} className="text-muted" />
      {comment && <span className="block text-muted italic">«{comment}»</span>}
      <AvoidedMark productId={line.product_supplier_id} whose="table" />
      <LinePromo line={line} isStopped={isStopped} />
    </>
  );
}
