import { CircleCheck, Printer } from 'lucide';
import { useTranslations } from 'next-intl';
import { useBranchClock, useBranchDay } from '@/components/branches/branch-clock';
import { useCurrencyCode } from '@/components/cart/currency-code';
import { SavedNote } from '@/components/cart/lines/line-promo';
import { useMoney } from '@/components/cart/use-money';
import { AccountRating } from '@/components/feedback/order-rating';
import { AccountHelp } from '@/components/orders/help/order-help';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { AccountRounds } from './account-rounds';
import { AccountShares } from './account-shares';
import { awaitedDishes, waitingDishes } from './waiting-dishes';

/** The sums of the receipt; those of nothing are left out, but for the total. */
function receiptRows({ total, deposit, shares }: Account) {
  const paid = shares.filter(({ state }) => state === 'paid');
  const mine = paid.filter(({ is_mine }) => is_mine);
  const tips = paid.reduce((sum, { tip }) => sum + tip, 0);
  const own = mine.reduce((sum, { amount, tip }) => sum + amount + tip, 0);
  return [
    { key: 'total' as const, amount: total },
    ...(deposit > 0 ? [{ key: 'deposit' as const, amount: deposit }] : []),
    ...(tips > 0 ? [{ key: 'receipt_tips' as const, amount: tips }] : []),
    ...(own > 0 ? [{ key: 'receipt_mine' as const, amount: own }] : []),
  ];
}

function Thanks({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const dishes = awaitedDishes(account);
  const waiting = waitingDishes(account);
  return (
    <section className="grid justify-items-center gap-3 py-8 text-center" role="status">
      <Icon of={CircleCheck} size={48} className="text-success" />
      <h1 className="text-page">{t('closed_title')}</h1>
      <p>{t(account.total > 0 ? 'closed_text' : 'closed_other')}</p>
      {account.close_reason && (
        <p>{t('closed_reason', { branch: account.supplier.name, reason: account.close_reason })}</p>
      )}
      {dishes && <p className="font-semibold">{t('closed_awaited', { dishes })}</p>}
      {waiting && <p className="font-semibold">{t('closed_waits', { dishes: waiting })}</p>}
    </section>
  );
}

/** Shows thanks and the receipt (rule table/bill). */
export function ClosedAccount({ account, slug, locale }: { account: Account; slug: string; locale: string }) {
  const [t, cart] = [useTranslations('Account'), useTranslations('Cart')];
  const { currency, includesTax, establishment } = useApp().tenant;
  const code = useCurrencyCode();
  const print = useMoney(currency);
  const clock = useBranchClock(locale);
  const day = useBranchDay(locale);
  return (
    <>
      <Thanks account={account} />
      <AccountRating id={account.id} />
      <AccountHelp id={account.id} />
      <h2 className="mt-8 text-section">{t('receipt')}</h2>
      <p className="text-muted">
        {[account.supplier.name, t('title_table', { label: account.table.label })].join(' · ')}
      </p>
      {account.number !== null && <p className="text-muted">{t('number', { number: account.number })}</p>}
      <p className="text-muted">
        {`${day(account.opened_at)} · `}
        {t('opened', { time: clock(account.opened_at) })}
        {account.closed_at !== null && ` · ${t('closed', { time: clock(account.closed_at) })}`}
      </p>
      <dl className="mt-4 grid gap-2">
        {receiptRows(account).map(({ key, amount }) => (
          <div key={key} className="row">
            <dt>{key === 'total' ? `${t(key)}${code}` : t(key)}</dt>
            <dd>{print(amount)}</dd>
          </div>
        ))}
      </dl>
      <SavedNote saved={account.saved} />
      {(account.agreed?.includes_tax ?? includesTax) && (
        <p className="mt-2 text-muted">{cart('includes_tax')}</p>
      )}
      <AccountShares account={account} />
      <AccountRounds account={account} locale={locale} />
      <button type="button" className="button button-quiet mt-6 w-full" onClick={() => window.print()}>
        <Icon of={Printer} size={20} className="flex-none" />
        {t('print')}
      </button>
      <a className="link-button mt-2" href={menuPath({ slug, menuAddress: 'table' })}>
        {t('back', { establishment })}
      </a>
    </>
  );
}
