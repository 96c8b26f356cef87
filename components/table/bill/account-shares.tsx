import { useTranslations } from 'next-intl';
import { useMoney } from '@/components/cart/use-money';
import { MemberName } from '@/components/table/account/member-name';
import { useApp } from '@/lib/browser/app-provider';
import type { Account, Share } from '@/lib/contract/table/account';
import { memberOf } from '@/lib/domain/table/members';

function ShareRow({ account, share }: { account: Account; share: Share }) {
  const t = useTranslations('Account');
  const print = useMoney(useApp().tenant.currency);
  const member = memberOf(account, share.member);
  const { amount, tip, state } = share;
  return (
    <li className="row items-start">
      <span className="grid min-w-0 justify-items-start gap-1">
        {member ? <MemberName member={member} /> : t('share_of_guest')}
        <span className="text-muted">{t(kindOf(share))}</span>
        <span className={state === 'paid' ? 'chip chip-strong' : 'chip'}>{t(`share_${state}`)}</span>
      </span>
      <span className="grid justify-items-end">
        {print(amount)}
        {tip > 0 && <span className="text-muted">{t('share_tip', { tip: print(tip) })}</span>}
      </span>
    </li>
  );
}

/** The key of a kind of share, as its payer or as others read it. */
const kindOf = ({ kind, is_mine: isMine }: Share) =>
  isMine || kind === 'equal' || kind === 'all' ? (`split_${kind}` as const) : (`share_of_${kind}` as const);

/** Everybody at the table sees who pays what (rule payments/shares). */
export function AccountShares({ account }: { account: Account }) {
  const t = useTranslations('Account');
  if (account.shares.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-section">{t(account.state === 'closed' ? 'shares_over' : 'shares')}</h2>
      <ul className="mt-3 grid gap-3">
        {account.shares.map((share) => (
          <ShareRow key={share.id} account={account} share={share} />
        ))}
      </ul>
    </section>
  );
}
