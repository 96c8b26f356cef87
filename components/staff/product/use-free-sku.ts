import { useEditing } from '@/components/staff/editing/editing-context';
import { skuFor } from '@/lib/domain/shop/new-product';

/** Makes a sku of a name, which no product of the menu has, of those that are to be removed neither. */
export function useFreeSku() {
  const { find, steps } = useEditing();
  const isTaken = (sku: string) =>
    find({ kind: 'product', key: sku }) !== null ||
    steps.some(({ kind, key }) => kind === 'product' && key.toLowerCase() === sku);
  return (name: string) => skuFor({ name, isTaken });
}
