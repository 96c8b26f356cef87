'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { useLastSent, useResumedRound } from '@/lib/queries/table/send-round';
import { useTableAccount, useTableEvents } from '@/lib/queries/table/table-account';
import { AccountBar } from './account-bar';
import { AvoidedCards } from './avoided-cards';
import { JoinSheet } from './join-sheet';
import { SentForMe } from './sent-for-me';
import { useNewcomer } from './use-newcomer';

const SAID_MS = 8_000;

/** The cart, whose button it was, is empty by now. */
function JustSent() {
  const t = useTranslations('Table');
  const sentAt = useLastSent();
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    setSaid(sentAt);
    if (sentAt === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [sentAt]);
  return (
    <p role="status" className={said === null ? 'sr-only' : 'dock-note w-full'}>
      {said !== null && t('sent')}
    </p>
  );
}

/** The menu too says who came (rule table/joining). */
function JustJoined({ account }: { account: Account }) {
  const t = useTranslations('Table');
  const newcomer = useNewcomer(account);
  return (
    <p role="status" className={newcomer ? 'dock-note w-full' : 'sr-only'}>
      {newcomer && t('joined', { name: newcomer.name })}
    </p>
  );
}

/** Shows the account, or the way into it, in the dock of a table's menu. A newcomer at an open one is asked once. */
export function TableAccount() {
  const t = useTranslations('Table');
  const { stores } = useApp();
  useTableEvents();
  useResumedRound();
  const { data } = useTableAccount();
  const passedBy = useSlice('ontable', (state) => state.passedBy);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { account, waiting } = data;
  if (account)
    return (
      <>
        <AvoidedCards account={account} />
        <JustSent />
        <SentForMe account={account} />
        <JustJoined account={account} />
        <AccountBar account={account} />
      </>
    );
  const isAsked = waiting !== null && waiting.opened_at !== passedBy;
  const close = () => {
    setOpen(false);
    if (waiting) stores.ontable.setState({ passedBy: waiting.opened_at });
  };
  return (
    <>
      <button type="button" className="button button-quiet flex-1" onClick={() => setOpen(true)}>
        {t(waiting ? 'join' : 'join_open_short')}
      </button>
      {(isOpen || isAsked) && <JoinSheet waiting={waiting} onJoined={() => setOpen(false)} onClose={close} />}
    </>
  );
}
