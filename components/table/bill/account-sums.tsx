import { CircleCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { useCurrencyCode } from '@/components/cart/currency-code';
import { SavedNote } from '@/components/cart/lines/line-promo';
import { useMoney } from '@/components/cart/use-money';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { liveShareOf } from './live-share';
import { owesOwnPart, paidByMe } from './own-part';

/** The diner's own payment comes first, whatever others have left. */
function MyPaid({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const print = useMoney(useApp().tenant.currency);
  const { amount, tip } = paidByMe(account);
  if (amount === 0) return null;
  return (
    <p className="flex items-start gap-2 font-semibold" role="status">
      <Icon of={CircleCheck} size={20} className="mt-[2px] flex-none text-success" />
      <span>
        {t(owesOwnPart(account) ? 'i_paid' : 'i_paid_mine', { amount: print(amount) })}
        {tip > 0 && ` ${t('share_tip', { tip: print(tip) })}`}
      </span>
    </p>
  );
}

/** The total, the paid and the missing amount, live on every phone (rule table/account). */
export function AccountSums({ account }: { account: Account }) {
  const [t, cart] = [useTranslations('Account'), useTranslations('Cart')];
  const { currency, includesTax } = useApp().tenant;
  const code = useCurrencyCode();
  const print = useMoney(currency);
  const { total, paid, deposit, in_flight: inFlight, left, my_due: myDue } = account;
  if (total === 0 && deposit === 0) return null;
  const rows = [
    { key: 'total', amount: total },
    ...(deposit > 0 ? [{ key: 'deposit' as const, amount: deposit }] : []),
    ...(paid > deposit ? [{ key: 'paid' as const, amount: paid - deposit }] : []),
    ...(inFlight > 0 ? [{ key: 'in_flight' as const, amount: inFlight }] : []),
  ] as const;
  const open = inFlight > 0 ? t('to_confirm', { amount: print(inFlight) }) : t('all_paid');
  const ahead = total === 0 ? t('deposit_there') : open;
  // A share that is being paid says its own sum.
  const owesPart = owesOwnPart(account) && liveShareOf(account) === null;
  const standing = left > 0 ? t('left', { amount: print(left) }) : ahead;
  return (
    <section className="card mt-6 grid gap-3 p-4">
      <h2 className="sr-only">{t('bill')}</h2>
      <p className="font-semibold text-section" role="status">
        {standing}
      </p>
      <MyPaid account={account} />
      <progress className="meter" aria-label={standing} max={Math.max(total, 1)} value={total - left} />
      <dl className="grid gap-2">
        {rows.map(({ key, amount }) => (
          <div key={key} className="row">
            <dt>{key === 'total' ? `${t(key)}${code}` : t(key)}</dt>
            <dd>{print(amount)}</dd>
          </div>
        ))}
        {owesPart && (
          <div className="row border-line border-t pt-2 font-semibold">
            <dt>
              {t('my_part')}
              <span className="block font-normal text-muted">{t('my_part_hint')}</span>
            </dt>
            <dd>{print(myDue)}</dd>
          </div>
        )}
      </dl>
      <SavedNote saved={account.saved} />
      {(account.agreed?.includes_tax ?? includesTax) && <p className="text-muted">{cart('includes_tax')}</p>}
    </section>
  );
}
