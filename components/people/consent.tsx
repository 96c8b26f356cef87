'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { ConsentAnswers } from '@/components/layout/privacy/consent-answers';
import { PrivacyLink } from '@/components/layout/privacy/privacy-link';
import { Sheet } from '@/components/ui/sheet';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { forgetPixelCookies } from '@/lib/browser/pixel-cookies';
import { readOrigin } from '@/lib/browser/read-browser';
import { takeEvents } from '@/lib/browser/taps/page-events';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { stripPersonal } from '@/lib/domain/visit/strip-address';
import { showConsentBanner } from '@/lib/session/consent-banner';
import { tellClicks } from '@/lib/session/ensure-session';
import { answerCookies, recordConsent } from '@/lib/session/record-consent';
import { takeSales } from '@/lib/tracking/kept-sales';
import { type PixelWindow, startPixels } from '@/lib/tracking/pixels';

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Meta's script reads the address by itself. */
function hidePersonal(): void {
  const told = stripPersonal(location.href);
  if (told !== location.href) history.replaceState(history.state, '', told);
}

/** Runs the pixels from acceptance until withdrawal (guarantee/consent-first). */
function usePixels(accepted: boolean): void {
  const { stores, tenant, tracker } = useApp();
  const running = useRef<ReturnType<typeof startPixels> | null>(null);
  useEffect(() => {
    if (!accepted || (!tenant.pixels.google && !tenant.pixels.meta)) return;
    if (tenant.pixels.meta) hidePersonal();
    const pixels =
      running.current ??
      startPixels({
        target: window as PixelWindow,
        ids: tenant.pixels,
        currency: tenant.currency,
        load: loadScript,
        readPage: () => ({ href: location.href, referrer: document.referrer }),
      });
    running.current = pixels;
    pixels.sink({ id: crypto.getRandomValues(new Uint32Array(2)).join('-'), event: 'page_view' });
    for (const sale of takeSales({ stores, now: new Date() })) pixels.sink({ ...sale, sale });
    const remove = tracker.addSink(pixels.sink);
    return () => {
      remove();
      pixels.withdraw();
      running.current = null;
    };
  }, [accepted, stores, tenant, tracker]);
}

type Props = {
  open: boolean;
  onClose: () => void;
  /** False: no question by itself. */
  measures: boolean;
};

/** Asks for consent in the banner, or where a link opened it (rule visit/consent). */
export function Consent({ open, onClose, measures }: Props) {
  const { http, stores, tenant, screen, renewSession } = useApp();
  const slug = screen.supplier?.slug ?? tenant.suppliers[0]?.slug;
  const t = useTranslations('Consent');
  const close = useTranslations('Shell')('close');
  const cookies = useSlice('shared', (state) => state.cookies);
  const sessionId = useSlice('shared', ({ session }) => session?.id ?? null);
  const answered = cookies?.version === CONSENT_VERSION;
  usePixels(measures && answered && cookies.accepted);
  // Again once the visit has a number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(
    () => void recordConsent({ http, stores, renewSession }),
    [http, stores, renewSession, sessionId],
  );
  useEffect(() => showConsentBanner(measures && !answered), [measures, answered]);
  const answer = useCallback(
    (accepted: boolean) => {
      const context = { http, stores, tenant, renewSession };
      const { userAgent } = navigator;
      const origin = readOrigin({ search: location.search, referrer: document.referrer, userAgent });
      const told = answerCookies({ context, accepted, now: new Date() });
      if (accepted) void told.then(() => tellClicks({ context, origin }));
      else forgetPixelCookies();
      onClose();
    },
    [http, stores, tenant, renewSession, onClose],
  );
  useEffect(() => takeEvents({ 'answer-consent': ({ accepted }) => answer(accepted) }), [answer]);
  if (open) {
    return (
      <Sheet open onClose={onClose} title={t('title')} closeLabel={close}>
        <p>
          {t('text', { by: measuredBy(tenant.pixels) ?? 'both' })}{' '}
          {slug !== undefined && <PrivacyLink slug={slug}>{t('more')}</PrivacyLink>}
        </p>
        {answered && (
          <p className="my-3 font-semibold">{cookies.accepted ? t('now_accepted') : t('now_refused')}</p>
        )}
        <ConsentAnswers
          necessary={t('necessary')}
          all={t('accept')}
          chosen={answered ? (cookies.accepted ? 'all' : 'necessary') : undefined}
        />
      </Sheet>
    );
  }
  return null;
}
