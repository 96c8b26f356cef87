'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { goTo } from '@/lib/browser/go-to';
import { keepLanguage } from '@/lib/browser/keep-language';
import { noteServerDate } from '@/lib/browser/server-clock';
import { refuseBlindTaps } from '@/lib/browser/taps/blind-taps';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { createStaffHttp } from '@/lib/clients/staff-http';
import { loadStaffWords } from '@/lib/clients/staff-words';
import type { ReadyWords } from '@/lib/domain/staff/ready-answers';
import type { Language } from '@/lib/domain/tenant/countries';
import { createTaps } from '@/lib/stores/staff-taps';
import { Allowing } from './allowing/allowing';
import { ReadyContext } from './help/ready-words';
import { keepFocus } from './keep-focus';
import { LanguageContext } from './staff-language';

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

type Shown = { lang: Language; messages: AbstractIntlMessages };

/** The language of the device, until somebody chooses another one here: then the texts come without a new page. */
function useLanguage({ client, ...first }: Shown & { client: QueryClient }) {
  const [shown, show] = useState<Shown>(first);
  const change = async (lang: Language) => {
    keepLanguage(lang);
    try {
      show({ lang, messages: await loadStaffWords() });
    } catch (error) {
      keepLanguage(shown.lang);
      throw error;
    }
    document.documentElement.lang = lang;
    // Names of dishes come in the language that they were asked in.
    void client.invalidateQueries();
  };
  return [shown, change] as const;
}

/** Every staff screen stands on it. In browsers only: the pages hold no data of anybody. */
export function StaffApp({
  lang,
  messages,
  ready,
  children,
}: {
  lang: Language;
  messages: AbstractIntlMessages;
  ready: ReadyWords;
  children: ReactNode;
}) {
  const [client] = useState(createClient);
  const [shown, change] = useLanguage({ lang, messages, client });
  const [staff, setStaff] = useState<Pick<ComponentProps<typeof Allowing>, 'httpOf' | 'taps'> | null>(null);
  useEffect(() => {
    const { origin } = location;
    // A shared tablet's clock is often wrong: each answer says what time it is.
    const onDate = noteServerDate;
    setStaff((before) => ({
      httpOf: (slug, allowed) => createStaffHttp({ origin, lang: shown.lang, slug, onDate, allowed }),
      taps: before?.taps ?? createTaps(),
    }));
  }, [shown.lang]);
  useEffect(refuseBlindTaps, []);
  useEffect(keepFocus, []);
  if (!staff) return <main className="page" aria-busy />;
  return (
    <NextIntlClientProvider locale={shown.lang} messages={shown.messages} timeZone="UTC">
      <QueryClientProvider client={client}>
        <ReadyContext value={ready}>
          <LanguageContext value={change}>
            <Allowing {...staff}>{children}</Allowing>
          </LanguageContext>
        </ReadyContext>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
