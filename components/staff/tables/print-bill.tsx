'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShop } from '@/components/staff/shop';
import { serverNow } from '@/lib/browser/server-clock';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { useRoomPlace, useRoomWords } from './room-place';

type Shown = { account: StaffAccount };

/** The lines that were sent and are on the bill. */
const billedIn = ({ rounds }: StaffAccount) =>
  rounds.flatMap(({ lines }) => lines).filter(({ state }) => state !== 'void');

/** The tip that is suggested on what is left, where tips are asked for; the table decides. */
function suggestedTip({ tip: { suggested }, left }: StaffAccount): { percent: number; part: number } | null {
  if (suggested === null || suggested === 0) return null;
  return { percent: suggested, part: (left * suggested) / 100 };
}

/** The bill on a strip of paper of 58 or 80 millimetres, which says that it is no invoice. */
function Paper({ account, printedAt }: Shown & { printedAt: string }) {
  const t = useTranslations('StaffTables');
  const format = useFormatter();
  const { name } = useShop();
  const { branch } = useRoomPlace();
  const { money, clock } = useRoomWords();
  const { total, saved, paid, left, number } = account;
  const day = format.dateTime(new Date(printedAt), { dateStyle: 'medium', timeZone: branch.timezone });
  const tip = suggestedTip(account);
  const sums = [
    { text: t('total'), amount: total, isShown: true },
    { text: t('saved'), amount: saved, isShown: saved > 0 },
    { text: t('paid'), amount: paid, isShown: paid > 0 },
    { text: t('left'), amount: left, isShown: paid > 0 },
  ];
  return (
    <div className="ticket">
      <p>
        {branch.name === name ? name : `${name} · ${branch.name}`}
        <span className="block">{`${day}, ${clock(printedAt)}`}</span>
      </p>
      <p className="ticket-number">{t('table', { label: account.table.label })}</p>
      {number !== null && <p>{t('number', { number })}</p>}
      <ul>
        {billedIn(account).map((line) => (
          <li key={line.id} className="ticket-line room-sum">
            <span>
              {line.count} × {line.name}
            </span>
            <span>{money(line.subtotal)}</span>
          </li>
        ))}
      </ul>
      {sums
        .filter(({ isShown }) => isShown)
        .map(({ text, amount }) => (
          <p key={text} className="room-sum">
            <strong>{text}</strong>
            <strong>{money(amount)}</strong>
          </p>
        ))}
      {tip && left > 0 && (
        <p>
          {t('tip_suggested', {
            percent: tip.percent,
            amount: money(tip.part),
            total: money(left + tip.part),
          })}
        </p>
      )}
      <p>{t('no_invoice')}</p>
    </div>
  );
}

/** Prints the bill on what the browser knows as a printer (rule staff/bill-paper). */
export function PrintBill({ account }: Shown) {
  const t = useTranslations('StaffTables');
  /** Null: nothing is on the paper. */
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  useEffect(() => {
    if (printedAt === null) return;
    const end = () => setPrintedAt(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printedAt]);
  if (account.rounds.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => setPrintedAt(serverNow().toISOString())}
      >
        {t('print')}
      </button>
      {printedAt !== null && createPortal(<Paper {...{ account, printedAt }} />, document.body)}
    </>
  );
}
