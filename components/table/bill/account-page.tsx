'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { JoinSheet } from '@/components/table/account/join-sheet';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import type { AccountAnswer } from '@/lib/contract/table/account';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { tellApart } from '@/lib/domain/table/members';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useResumedRound } from '@/lib/queries/table/send-round';
import { useTableAccount, useTableEvents } from '@/lib/queries/table/table-account';
import { ClosedAccount } from './closed-account';
import { OpenAccount } from './open-account';

type Props = {
  /** Null: that of the diner's table. */
  id: number | null;
  slug: string;
  locale: string;
};

/** Leads into the account where the diner is in none: nothing is open, or others have opened it. */
function NoAccount({ waiting, slug }: { waiting: AccountAnswer['waiting']; slug: string }) {
  const [t, table] = [useTranslations('Account'), useTranslations('Table')];
  const { establishment } = useApp().tenant;
  const [isJoining, setJoining] = useState(false);
  const close = () => setJoining(false);
  return (
    <div className="grid gap-4 py-8 text-center">
      <h1 className="text-section">{t(waiting ? 'title' : 'none_title')}</h1>
      <p>{t(waiting ? 'waiting_text' : 'none_text')}</p>
      {waiting && (
        <button type="button" className="button" onClick={() => setJoining(true)}>
          {table('join')}
        </button>
      )}
      <a
        className={waiting ? 'button button-quiet' : 'button'}
        href={menuPath({ slug, menuAddress: 'table' })}
      >
        {t('to_menu', { establishment })}
      </a>
      {isJoining && <JoinSheet waiting={waiting} onJoined={close} onClose={close} />}
    </div>
  );
}

/** No table is known, or its visit is over: what to do about it. */
function NoTable({ error }: { error: unknown }) {
  const t = useTranslations('Table');
  const textOf = useErrorText(useApp().tenant);
  return (
    <div className="grid gap-4 py-8 text-center">
      <p role="alert">{textOf(error instanceof ApiError ? error.key : 'internal')}</p>
      <a className="button" href={screenPath({ screen: 'branch-to-on-table' })}>
        {t('menus')}
      </a>
    </div>
  );
}

/** The account of a table, on every phone the same, live (rule table/account). */
export function AccountPage({ id, slug, locale }: Props) {
  useTableEvents();
  useResumedRound();
  const query = useTableAccount({ id });
  const { data, error } = query;
  const found = data?.account;
  const account = useMemo(() => found && { ...found, members: tellApart(found.members) }, [found]);
  // A member who was taken off is told so; a receipt stays when its visit is over.
  if (isFinal(error) && account?.state !== 'closed') return <NoTable error={error} />;
  if (!data && error) return <FailedLoad error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <LoadingShape className="h-[320px]" />;
  if (!account) return <NoAccount waiting={data.waiting} slug={slug} />;
  const shown = { account, slug, locale };
  return account.state === 'closed' ? <ClosedAccount {...shown} /> : <OpenAccount {...shown} />;
}
