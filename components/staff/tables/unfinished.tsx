'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { unfinishedOf } from '@/lib/domain/staff/account/closing';
import { useMemberName } from './account-people';
import { lineStateOf } from './account-rounds';
import { useRoomPlace, useRoomWords } from './room-place';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="font-semibold">{title}</p>
    <ul className="list-disc ps-5">{children}</ul>
  </div>
);

/** The things that are not served, sent or given back yet, and what becomes of it once the table is closed (rule staff/closing). */
export function Unfinished({ account }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const nameOf = useMemberName(account);
  const { noted: all } = useRoomPlace();
  const noted = all[account.id] ?? [];
  const { lines, drafts, wishes, unused, owed } = unfinishedOf(account);
  return (
    <>
      {lines.length > 0 && (
        <Part title={t('close_unserved')}>
          {lines.map((line) => (
            <li key={line.id}>
              {line.count} × {line.name} · {t(`line_${lineStateOf(line)}`)}
            </li>
          ))}
        </Part>
      )}
      {drafts.length > 0 && (
        <Part title={t('close_unsent')}>
          {drafts.map(({ member, lines: chosen }) => (
            <li key={member}>
              {nameOf(member)}: {chosen.map(({ count, name }) => `${count} × ${name}`).join(', ')}
            </li>
          ))}
        </Part>
      )}
      {noted.length > 0 && (
        <Part title={t('close_noted')}>
          {noted.map(({ key, name, line }) => (
            <li key={key}>
              {line.product.count} × {name}
            </li>
          ))}
        </Part>
      )}
      {wishes > 0 && <p>{t('close_wishes', { count: wishes })}</p>}
      {unused > 0 && <p>{t('close_unused', { amount: money(unused) })}</p>}
      {owed > 0 && <p>{t('close_owed', { amount: money(owed) })}</p>}
    </>
  );
}
