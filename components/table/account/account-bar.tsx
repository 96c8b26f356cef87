'use client';

import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { formatAmount } from '@/lib/domain/money/money';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** The running account, in the dock of a table's menu. */
export function AccountBar({ account }: { account: Account }) {
  const t = useTranslations('Table');
  const { currency } = useApp().tenant;
  const print = (amount: number) => formatAmount({ amount, currency });
  const { state, total, left, id, supplier, members } = account;
  const present = members.filter((member) => !member.left).length;
  const sums = {
    open: print(total),
    bill_asked: t('account_left', { amount: print(left) }),
    closed: t('account_closed'),
  };
  return (
    <a
      className="button button-quiet flex-1 justify-between text-left text-body"
      href={screenPath({ screen: '*/menu-digital/my-order/#', slug: supplier.slug, id })}
    >
      <span className="min-w-0 flex-1 basis-36">{t('account', { members: present })}</span>
      <span className="price ml-auto flex-none">{sums[state]}</span>
    </a>
  );
}
