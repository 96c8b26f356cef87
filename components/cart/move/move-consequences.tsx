'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMoney } from '@/components/cart/use-money';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import { viewPath } from '@/lib/browser/links/product-address';
import type { OrderAgain, SupplierChange } from '@/lib/contract/cart/cart-moves';

/** Whether it goes to another branch, and the names of both places. */
export type MoveWords = { isOtherBranch: boolean; from: string; to: string };

function Part({ title, rows }: { title: string; rows: readonly { key: string; text: ReactNode }[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc ps-5">
        {rows.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

export function Pieces({
  title,
  pieces,
}: {
  title: string;
  pieces: readonly { name: string; count: number }[];
}) {
  const rows = pieces.map(({ name, count }, index) => ({
    key: `${index} ${name}`,
    text: `${count} × ${name}`,
  }));
  return <Part title={title} rows={rows} />;
}

/** Dishes whose options have changed, each with a link to its page and the option that is sold out. */
export function ChangedPieces({ title, pieces }: { title: string; pieces: OrderAgain['changed'] }) {
  const t = useTranslations('Order');
  const rows = pieces.map(({ name, count, product_supplier_id: productId, slug, sold_out: gone }, index) => ({
    key: `${index} ${name}`,
    text: (
      <>
        <a
          className="inline-flex min-h-[44px] items-center text-brand-text underline"
          href={viewPath({ slug, productId })}
        >
          {`${count} × ${name}`}
        </a>
        {gone !== null && ` · ${t('again_sold_out', { option: gone })}`}
      </>
    ),
  }));
  return <Part title={title} rows={rows} />;
}

export function Repriced({
  title,
  prices,
}: {
  title: string;
  prices: readonly { line_id: number; name: string; before: number; after: number }[];
}) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  const rows = prices.map(({ line_id, name, before, after }) => ({
    key: String(line_id),
    text: t('branch_price', { name, before: print(before), after: print(after) }),
  }));
  return <Part title={title} rows={rows} />;
}

function useCostRows({ before, after }: Pick<SupplierChange, 'before' | 'after'>) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  const row = (key: 'delivery' | 'total' | 'total_later', from: number, to: number) => ({
    key,
    text: t('branch_price', { name: t(key), before: print(from), after: print(to) }),
  });
  const later = { key: 'later', text: `${t('delivery')}: ${t('delivery_later')}` };
  const isLater = after.delivery === null;
  const wasKnown = before.delivery !== null;
  return [
    ...(isLater && wasKnown ? [later] : []),
    ...(before.delivery !== null && after.delivery !== null && before.delivery !== after.delivery
      ? [row('delivery', before.delivery, after.delivery)]
      : []),
    ...(before.total === after.total
      ? []
      : [row(isLater ? 'total_later' : 'total', before.total, after.total)]),
  ];
}

function Costs({ before, after }: Pick<SupplierChange, 'before' | 'after'>) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  const rows = useCostRows({ before, after });
  return (
    <>
      <Part title={t('move_costs')} rows={rows} />
      {after.missing > before.missing && <p>{t('missing', { amount: print(after.missing) })}</p>}
    </>
  );
}

/** Dishes that are left out, cost differently or wait there, each by its name (rule cart/brought-along). */
export function Consequences({
  change,
  words: { isOtherBranch, to },
}: {
  change: SupplierChange;
  words: MoveWords;
}) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const { lost, repriced, coupon, kept, there, before, after } = change;
  const isSame = lost.length === 0 && repriced.length === 0 && !coupon?.refusal;
  const lostTitle = isOtherBranch
    ? t(kept === 0 ? 'branch_all_lost' : 'branch_lost', { branch: to })
    : t('service_lost');
  return (
    <div className="grid gap-4">
      {isSame && <p>{isOtherBranch ? t('branch_same', { branch: to }) : t('service_same')}</p>}
      <Pieces title={lostTitle} pieces={lost} />
      <Repriced title={t('branch_repriced', { branch: to })} prices={repriced} />
      {coupon?.refusal && (
        <p>
          <span className="font-semibold">{t('branch_coupon', { code: coupon.code.toUpperCase() })}</span>{' '}
          {errorText(coupon.refusal.key, coupon.refusal.values)}
        </p>
      )}
      {kept > 0 && <Pieces title={t('move_there')} pieces={there} />}
      {kept > 0 && <Costs before={before} after={after} />}
    </div>
  );
}
