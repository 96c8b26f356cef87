'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { MoneyEdit } from '@/components/staff/editing/fields/money-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { useProduct } from './product-context';

type Branch = { slug: string; name: string };

/** Whether a branch sells it, at which price, and how many there are. */
function BranchRow({ branch: { slug, name }, usual }: { branch: Branch; usual: number }) {
  const t = useTranslations('StaffProduct');
  const { set } = useEditing();
  const { product, at } = useProduct();
  const isSold = product.offers[slug] !== undefined;
  const sell = (to: boolean) =>
    set(at('offers', slug), to ? { priceMinor: usual, stock: null, available: true } : undefined);
  return (
    <li className="product-offer">
      <label className="edit-switch">
        <input type="checkbox" checked={isSold} onChange={({ target }) => sell(target.checked)} />
        <span>{t('sold_at', { branch: name })}</span>
      </label>
      {isSold && (
        <div className="product-offer-fields">
          <MoneyEdit at={at('offers', slug, 'priceMinor')} label={t('price')} />
          <NumberEdit at={at('offers', slug, 'stock')} label={t('stock')} hint={t('stock_hint')} isNullable />
          <SwitchEdit at={at('offers', slug, 'available')} label={t('available')} />
        </div>
      )}
    </li>
  );
}

/** Writes the price of the first branch that sells it at the others. */
function SamePrice({ branches }: { branches: readonly Branch[] }) {
  const t = useTranslations('StaffProduct');
  const { set } = useEditing();
  const { product, at } = useProduct();
  const sold = branches.filter(({ slug }) => product.offers[slug]);
  const prices = new Set(sold.map(({ slug }) => product.offers[slug]?.priceMinor));
  const [first] = sold;
  if (!first || prices.size < 2) return null;
  const spread = () => {
    for (const { slug } of sold)
      set(at('offers', slug, 'priceMinor'), product.offers[first.slug]?.priceMinor);
  };
  return (
    <button type="button" className="button button-quiet justify-self-start" onClick={spread}>
      {t('same_price', { branch: first.name })}
    </button>
  );
}

/** Price, stock and availability at each branch, in one table. */
export function Prices() {
  const t = useTranslations('StaffProduct');
  const { ownBranches } = useEditing();
  const { product, menu } = useProduct();
  const branches = menu.branches.filter(({ slug }) => ownBranches === null || ownBranches.includes(slug));
  const usual = Object.values(product.offers)[0]?.priceMinor ?? 0;
  return (
    <section className="edit-card" aria-label={t('prices')}>
      <h3 className="text-section">{t('prices')}</h3>
      <ul className="grid gap-4">
        {branches.map((branch) => (
          <BranchRow key={branch.slug} {...{ branch, usual }} />
        ))}
      </ul>
      <SamePrice branches={branches} />
    </section>
  );
}
