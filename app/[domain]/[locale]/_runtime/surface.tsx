'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { FaultBoundary } from '@/components/shell/fault-boundary';
import { loadTexts } from '@/lib/clients/texts';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/page-facts';
import { getVisit } from '@/lib/visit/browser-visit';
import { VisitProvider } from '@/lib/visit/visit-provider';
import { Screen } from './screen';

type Props = { tenant: TenantFactsOfPage; screen: ScreenFacts; onFailure: () => void };

function Visit({ tenant, screen, onFailure }: Props) {
  const [visit] = useState(() => getVisit({ tenant, screen }));
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  useEffect(() => {
    loadTexts(tenant.lang).then(setMessages, onFailure);
  }, [tenant.lang, onFailure]);
  if (!messages) return null;
  return (
    <VisitProvider value={visit}>
      <NextIntlClientProvider locale={`${tenant.lang}-${tenant.country}`} messages={messages} timeZone="UTC">
        <Screen onFailure={onFailure} />
      </NextIntlClientProvider>
    </VisitProvider>
  );
}

/**
 * Everything of a page that is the diner's own: begins the visit and holds what floats over the document. What fails
 * in it leaves the document to be read.
 */
export function Surface(props: Props) {
  return (
    <FaultBoundary>
      <Visit {...props} />
    </FaultBoundary>
  );
}
