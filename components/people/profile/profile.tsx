'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useApp } from '@/lib/browser/app-provider';
import { afterPaint } from '@/lib/browser/document/after-paint';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { useAccount } from '@/lib/queries/people/account';
import { OwnDataPart } from './own-data';
import { BirthdayPart, ContactPart, DocumentPart, RememberedPart } from './own-parts';
import { Part, Parts } from './part';

/** Language and, where there is a pixel, cookies. */
function Choices() {
  const { tenant } = useApp();
  const [t, languages, panel] = [
    useTranslations('Profile'),
    useTranslations('Language'),
    useTranslations('Panel'),
  ];
  const asksConsent = measuredBy(tenant.pixels) !== null;
  if (!asksConsent && tenant.langs.length < 2) return null;
  return (
    <Part title={t('choices')}>
      {tenant.langs.length > 1 && (
        <LanguageSwitch
          label={t('choices')}
          current={tenant.lang}
          languages={tenant.langs.map((code) => ({ code, name: languages(code) }))}
        />
      )}
      {asksConsent && (
        <button
          type="button"
          className="button button-quiet w-full"
          onClick={() => sendEvent({ kind: 'open-consent' })}
        >
          {panel('cookies')}
        </button>
      )}
    </Part>
  );
}

function Forgotten() {
  const t = useTranslations('Profile');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const goUp = () => {
      document.documentElement.scrollTop = 0;
    };
    goUp();
    // The question's own step of history is taken back, and the browser goes to where its button was, far below.
    const goUpAgain = () => void afterPaint(goUp);
    addEventListener('popstate', goUpAgain, { once: true });
    return () => removeEventListener('popstate', goUpAgain);
  }, []);
  return (
    <div role="status" className="grid gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
        {t('forgotten')}
      </h1>
      <p className="text-lead">{t('forgotten_text')}</p>
      <a className="button w-full" href="/">
        {t('home')}
      </a>
    </div>
  );
}

/** The data known of the diner, part by part (rule people/own-details). */
export function Profile({ places }: { places: ReactNode }) {
  const t = useTranslations('Profile');
  const [isForgotten, setForgotten] = useState(false);
  const { data: account, error, refetch } = useAccount({ enabled: !isForgotten });
  if (isForgotten) return <Forgotten />;
  return (
    <>
      <h1 className="text-page">{t('title')}</h1>
      {!account && error && <FailedLoad error={error} onRetry={() => void refetch()} />}
      {!account && !error && <LoadingShape className="mt-4 h-[320px]" />}
      {account && (
        <Parts>
          <ContactPart account={account} />
          <DocumentPart account={account} />
          <BirthdayPart account={account} />
          <RememberedPart account={account} />
          {places}
          <Choices />
          <OwnDataPart onForgotten={() => setForgotten(true)} />
        </Parts>
      )}
    </>
  );
}
