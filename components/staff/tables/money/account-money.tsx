'use client';

import { useTranslations } from 'next-intl';
import { NamedThing } from '@/components/staff/named-button';
import { useMemberName } from '@/components/staff/tables/account-people';
import { useRoomWords } from '@/components/staff/tables/room-place';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { GivenBack, useWhose } from './owed-back';

type Payment = StaffAccount['payments'][number];
type Shown = { account: StaffAccount };

/** The parts of a payment that go back: by somebody's hand with its button, or by its gateway. */
function Owed({ account, payment }: Shown & { payment: Payment }) {
  const t = useTranslations('StaffTables');
  const whose = useWhose();
  const { money } = useRoomWords();
  const name = useMemberName(account)(payment.member);
  const { method } = payment;
  return payment.owed.map(({ id, amount, by_hand: isByHand }) => (
    <li key={id} className="room-danger room-owed">
      <span>
        {t(isByHand ? 'owed_back' : 'owed_gateway', { amount: money(amount) })}
        <span className="block">{whose({ name, method })}</span>
      </span>
      {isByHand && (
        <NamedThing name={money(amount)}>
          <GivenBack owed={{ id, amount, name, method }} label={account.table.label} />
        </NamedThing>
      )}
    </li>
  ));
}

/** The money that an account owes back until it was given, before its dishes (rule staff/void). */
export function OwedBack({ account }: Shown) {
  const t = useTranslations('StaffTables');
  const owing = account.payments.filter(({ owed }) => owed.length > 0);
  if (owing.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={t('to_give_back')}>
      {owing.map((payment) => (
        <Owed key={payment.id} {...{ account, payment }} />
      ))}
    </ul>
  );
}

/** One payment: whose, of what and by which way to pay, and the notes that were handed over with what went back of them. */
function PaymentRow({ account, payment }: Shown & { payment: Payment }) {
  const t = useTranslations('StaffTables');
  const methodText = useTranslations('Methods');
  const { money } = useRoomWords();
  const nameOf = useMemberName(account);
  const { member, method, amount, cash_amount: cash, given_back: given } = payment;
  const share = account.shares.find(({ payment_id: id }) => id === payment.id);
  const facts = [
    nameOf(member),
    share && t(`share_${share.kind}`),
    methodText(method),
    share && t(`share_${share.state}`),
  ];
  const more = [
    share && share.tip > 0 && t('with_tip', { amount: money(share.tip) }),
    cash !== null && cash > amount && t('paid_with', { cash: money(cash), change: money(cash - amount) }),
    given > 0 && t('given_back', { amount: money(given) }),
  ].filter((one) => typeof one === 'string');
  return (
    <li className="room-sum">
      <span>
        {facts.filter(Boolean).join(' · ')}
        {more.map((one) => (
          <span key={one} className="block">
            {one}
          </span>
        ))}
      </span>
      <span>{money(amount)}</span>
    </li>
  );
}

/** The money that came or is on its way, and the parts that somebody is about to pay. */
export function Payments({ account }: Shown) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const nameOf = useMemberName(account);
  const held = account.shares.filter(({ payment_id: id }) => id === null);
  if (account.payments.length + held.length === 0) return null;
  return (
    <ul className="grid gap-1 text-muted" aria-label={t('shares')}>
      {account.payments.map((payment) => (
        <PaymentRow key={payment.id} {...{ account, payment }} />
      ))}
      {held.map(({ id, member, kind, amount, tip, state }) => (
        <li key={`held-${id}`} className="room-sum">
          <span>
            {[nameOf(member), t(`share_${kind}`), t(`share_${state}`)].filter(Boolean).join(' · ')}
            {tip > 0 && ` · ${t('with_tip', { amount: money(tip) })}`}
          </span>
          <span>{money(amount + tip)}</span>
        </li>
      ))}
    </ul>
  );
}
