'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { lineSteps, putBefore, stepInLine } from '@/components/staff/editing/order/line-steps';
import { type MoveStep, MoveTools } from '@/components/staff/editing/order/move-tools';
import { useOrder } from '@/components/staff/editing/order/use-order';
import { useWords } from '@/components/staff/editing/use-words';
import type { MenuDocument } from '@/lib/queries/staff/shop';

/** The products of a category, in the order in which diners see them. */
export function CategoryProducts({
  category: { key: categoryKey },
  menu,
}: {
  category: { key: string };
  menu: MenuDocument;
}) {
  const t = useTranslations('StaffCategories');
  const { move } = useEditing();
  const { nameOf } = useWords();
  const own = menu.products.filter((product) => product.categoryKey === categoryKey);
  const skus = own.map(({ sku }) => sku);
  /** Before the first of its category it stands behind whatever is there. */
  const put = (sku: string, wanted: readonly string[]) => {
    const index = wanted.indexOf(sku);
    if (index === skus.indexOf(sku)) return;
    const all = menu.products.map((product) => product.sku).filter((one) => one !== sku);
    const first = wanted[1];
    const behind = wanted[index - 1] ?? (first === undefined ? null : (all[all.indexOf(first) - 1] ?? null));
    move('product', sku, behind);
  };
  const order = useOrder<MoveStep>({
    onDrop: (sku, { before }) => put(sku, putBefore(skus, sku, before)),
    onStep: (sku, step) => put(sku, stepInLine(skus, sku, step)),
  });
  if (own.length === 0) return <p className="text-muted">{t('products_none')}</p>;
  return (
    <ul className="menu-tree" {...order.list} aria-label={t('products')}>
      {own.map(({ sku, ...product }, index) => {
        const name = nameOf({ kind: 'product', key: sku }, product);
        return (
          <li key={sku} {...order.row(sku)}>
            <MoveTools id={sku} {...{ name, order, can: lineSteps(index, own.length) }} />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
