'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useErrorText } from '@/components/layout/error-text';
import { FailedLoad } from '@/components/layout/failed-load';
import { TABLE_CODE_ID } from '@/components/layout/slots';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { useApp } from '@/lib/browser/app-provider';
import { readTableCode } from '@/lib/browser/links/table-code';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import type { TableVisit } from '@/lib/contract/table/calls';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { getQueryClient } from '@/lib/queries/query-client';
import { openTableQueryOptions } from '@/lib/queries/table/table';
import { sitAt } from '@/lib/stores/known-table';

/** Shows rooms too. */
const ANY_BRANCH = 'branch-without-service';

/** Shown for a code that opened nothing: it may have been a table's or a room's. */
function NoTable({ reason }: { reason: string }) {
  const t = useTranslations('Table');
  const { tenant } = useApp();
  const textOf = useErrorText(tenant);
  const hasRooms = tenant.services.includes('room');
  return (
    <div className="grid gap-4">
      <p role="alert">{hasRooms && reason === 'scan_table' ? t('no_code') : textOf(reason)}</p>
      <a
        className="button w-full"
        href={screenPath({ screen: hasRooms ? ANY_BRANCH : 'branch-to-on-table' })}
      >
        {t('menus')}
      </a>
    </div>
  );
}

function menuOf({ supplier: { slug }, table: { kind, label } }: TableVisit): string {
  if (kind === 'room') return screenPath({ screen: '*/service-room', slug });
  const home = screenPath({ screen: '*/menu-digital/home', slug });
  // A menu that has moved to another address asks for the table there (rule table/new-menu).
  return `${home}?${new URLSearchParams({ table: label })}`;
}

function Opening({ token }: { token: string }) {
  const { http, stores, profileReady } = useApp();
  const { data, error, refetch } = useQuery(openTableQueryOptions({ http, token, profileReady }));
  const [to, setTo] = useState<string | null>(null);
  useLeaveFor(to);
  useEffect(() => {
    if (!data) return;
    sitAt({ stores, opened: data, now: new Date() });
    setTo(menuOf(data));
  }, [data, stores]);
  if (error === null) return null;
  if (!isFinal(error)) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  return <NoTable reason={error instanceof ApiError ? error.key : 'scan_table'} />;
}

/** The page of a printed code leads to its table's menu (rule table/code). */
export function TableCode() {
  const [token] = useState(readTableCode);
  const [slot] = useState(() => document.getElementById(TABLE_CODE_ID));
  if (!slot) return null;
  const said = token === null ? <NoTable reason="scan_table" /> : <Opening token={token} />;
  return <QueryClientProvider client={getQueryClient()}>{createPortal(said, slot)}</QueryClientProvider>;
}
