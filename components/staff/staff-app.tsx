'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { goTo } from '@/lib/browser/go-to';
import { noteServerDate } from '@/lib/browser/server-clock';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { createStaffHttp } from '@/lib/clients/staff-http';
import type { Language } from '@/lib/domain/tenant/countries';
import { StaffContext, type useStaff } from '@/lib/queries/staff/staff-context';
import { createTaps } from '@/lib/stores/staff-taps';

const TRIES = 3;
/** A session may end while a screen is open: a board without one must not look like a lost connection. */
const leaveSignedOut = (error: unknown, { meta }: { meta?: Record<string, unknown> | undefined }): void => {
  if (!(error instanceof ApiError) || error.status !== 401 || meta?.staysSignedOut) return;
  goTo(error.key === 'device_ended' ? '/device' : '/sign-in');
};
const createClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveSignedOut }),
    defaultOptions: { queries: { retry: (count, error) => count < TRIES && !isFinal(error) } },
  });

/** Every staff screen stands on it. In browsers only: the pages hold no data of anybody. */
export function StaffApp({
  lang,
  messages,
  children,
}: {
  lang: Language;
  messages: AbstractIntlMessages;
  children: ReactNode;
}) {
  const [client] = useState(createClient);
  const [staff, setStaff] = useState<ReturnType<typeof useStaff> | null>(null);
  useEffect(() => {
    const { origin } = location;
    // A shared tablet's clock is often wrong: each answer says what time it is.
    const onDate = noteServerDate;
    setStaff({ http: (slug) => createStaffHttp({ origin, lang, slug, onDate }), taps: createTaps() });
  }, [lang]);
  if (!staff) return <main className="page" aria-busy />;
  return (
    <StaffContext value={staff}>
      <NextIntlClientProvider locale={lang} messages={messages} timeZone="UTC">
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </NextIntlClientProvider>
    </StaffContext>
  );
}
