'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMoney } from '@/components/cart/use-money';
import { usePageHeading } from '@/components/layout/use-page-heading';
import type { DraftCart } from '@/components/table/account/draft-cart';
import { SendButton } from '@/components/table/account/send-button';
import { SentForMe } from '@/components/table/account/sent-for-me';
import { CallButton } from '@/components/table/call-button';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { memberOf } from '@/lib/domain/table/members';
import { AccountDrafts, openDraftsOf } from './account-drafts';
import { AccountMembers } from './account-members';
import { AccountRounds } from './account-rounds';
import { AccountShares } from './account-shares';
import { AccountSums } from './account-sums';
import { AvoidedPart } from './avoided-part';
import { BillButton } from './bill-button';
import { CallNext } from './call-next';
import { liveShareOf } from './live-share';
import { MyPayment, useLostShare } from './my-payment';
import { owesOwnPart, paidByMe } from './own-part';
import { SplitSheet } from './split-sheet';

const canPay = ({ left, can_pay_online, can_pay_in_person }: Account) =>
  left > 0 && (can_pay_online || can_pay_in_person.length > 0);

/** False for a guest who joined by a link to pay, and for a member who went to another table: they pay and read. */
const isAtTable = ({ members }: Account) => members.some(({ is_me, left }) => is_me && !left);

function useStateText(account: Account): string {
  const t = useTranslations('Account');
  if (!isAtTable(account)) return t('state_elsewhere');
  if (account.state === 'open')
    return t(account.total > 0 && account.left === 0 ? 'state_open_paid' : 'state_open');
  const asker = memberOf(account, account.bill_asked_by);
  if (asker?.is_me) return t('state_bill_mine');
  return asker?.name ? t('state_bill_by', { name: asker.name }) : t('state_bill_asked');
}

/** The caller's drafts, as the button that sends them takes them. */
function draftCartOf({ drafts, me }: Account): DraftCart {
  const products = drafts.filter(({ member }) => member === me).flatMap(({ lines }) => lines);
  return { products, total: products.reduce((sum, { subtotal }) => sum + subtotal, 0) };
}

/** The one action that comes next: send what is chosen, else pay, else choose. */
function NextAction({ account, slug, onPay }: { account: Account; slug: string; onPay: () => void }) {
  const t = useTranslations('Account');
  const { currency, establishment } = useApp().tenant;
  const print = useMoney(currency);
  const { left, my_due: myDue, state } = account;
  if (state === 'open' && account.can_send && openDraftsOf(account).length > 0) {
    return <SendButton cart={draftCartOf(account)} asksAvoided={false} />;
  }
  if (canPay(account)) {
    const owes = owesOwnPart(account);
    const words = owes ? t('pay_my_part', { amount: print(myDue) }) : t('pay_rest', { amount: print(left) });
    // A diner who has paid their part is not asked for more.
    const isDone = !owes && paidByMe(account).amount > 0;
    return (
      <button
        type="button"
        className={isDone ? 'button button-quiet w-full' : 'button w-full'}
        onClick={onPay}
      >
        {words}
      </button>
    );
  }
  if (state === 'bill_asked' || !isAtTable(account))
    return left > 0 && <p className="font-semibold">{t('no_way_to_pay')}</p>;
  return (
    <a className="button w-full" href={menuPath({ slug, menuAddress: 'table' })}>
      {t('add_more', { establishment })}
    </a>
  );
}

/** The other actions on the account. */
function OtherActions({
  account,
  slug,
  onPay,
  onChanged,
}: {
  account: Account;
  slug: string;
  onPay: () => void;
  onChanged: () => void;
}) {
  const t = useTranslations('Account');
  const { establishment } = useApp().tenant;
  if (!isAtTable(account)) return null;
  const isOpen = account.state === 'open';
  const hasDrafts = openDraftsOf(account).length > 0;
  return (
    <>
      <CallNext account={account} />
      <div className="account-actions">
        {isOpen && (hasDrafts || canPay(account)) && (
          <a className="button button-quiet" href={menuPath({ slug, menuAddress: 'table' })}>
            {t('add_more', { establishment })}
          </a>
        )}
        {hasDrafts && canPay(account) && (
          <button type="button" className="button button-quiet" onClick={onPay}>
            {t('pay')}
          </button>
        )}
        {account.rounds.length > 0 && <BillButton account={account} onChanged={onChanged} />}
        <CallButton tableId={account.table.id} />
      </div>
    </>
  );
}

/** The running account of a table (rule table/account). A diner who pays sees the payment alone, above the bill. */
export function OpenAccount({ account, slug, locale }: { account: Account; slug: string; locale: string }) {
  const t = useTranslations('Account');
  const [isSplitting, setSplitting] = useState(false);
  const share = liveShareOf(account);
  const isLost = useLostShare(account);
  const { heading, goToHeading } = usePageHeading();
  const pay = () => setSplitting(true);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
        {t('title_table', { label: account.table.label })}
      </h1>
      <p className="text-muted">{useStateText(account)}</p>
      <AccountMembers account={account} />
      <SentForMe account={account} />
      {isLost && (
        <p className="card mt-4 p-4" role="alert">
          {t('held_over')}
        </p>
      )}
      {share && <MyPayment key={share.id} {...{ account, share, locale }} onDropped={pay} />}
      {!share && <AccountDrafts account={account} />}
      <AccountSums account={account} />
      {!share && <OtherActions account={account} slug={slug} onPay={pay} onChanged={goToHeading} />}
      <AccountShares account={account} />
      <AccountRounds account={account} locale={locale} />
      {isAtTable(account) && <AvoidedPart account={account} />}
      {!share && (
        <div className="sticky-action">
          <NextAction account={account} slug={slug} onPay={pay} />
        </div>
      )}
      {isSplitting && !share && <SplitSheet account={account} onClose={() => setSplitting(false)} />}
    </>
  );
}
