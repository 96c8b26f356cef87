'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { PEEK_ID, SCREEN_MARK_ID } from '@/components/shell/screen-mark';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/page-facts';
import { watchFaults } from '@/lib/reporting/watch-faults';
import { goTo, keepPageOffline } from '@/lib/visit/go-to';
import { sayPartIsMissing, watchPart } from '@/lib/visit/load-part';
import { giveUpActions } from '@/lib/visit/page-actions';
import { readClicks, settle } from './read-clicks';

type Props = { tenant: TenantFactsOfPage };
type SurfaceProps = Props & { screen: ScreenFacts; onFailure: () => void };

const GRACE_MS = 200;

/** After the load event, when the browser has nothing better to do; Safari has no idle callback. */
function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, GRACE_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** A tap that nothing can answer does what its link says; one without a link is told why nothing comes. */
function giveUp(): void {
  const { asked, href } = giveUpActions();
  if (!asked) return;
  settle();
  if (href === null) sayPartIsMissing();
  else goTo(href);
}

/**
 * Starts what a page does beyond being read: at idle, or at the first tap that needs it (performance, B3).
 * @param dsn where faults are reported to; null reports none
 */
export function Runtime({ tenant, dsn }: Props & { dsn: string | null }) {
  const [Surface, setSurface] = useState<ComponentType<SurfaceProps> | null>(null);
  const [screen, setScreen] = useState<ScreenFacts | null>(null);
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
  const onFailure = useCallback(() => {
    hasFailed.current = true;
    giveUp();
  }, []);
  useEffect(() => {
    const mark = document.getElementById(SCREEN_MARK_ID)?.textContent;
    if (!mark) return;
    const start = async () => {
      const loaded = await watchPart(() => import('./surface'));
      // Written by ScreenMark of this very build.
      setScreen(JSON.parse(mark) as ScreenFacts);
      setSurface(() => loaded.Surface);
    };
    const wake = () => {
      if (hasFailed.current) setAttempt((before) => before + 1);
      hasFailed.current = false;
      void start().catch(giveUp);
    };
    const stop = readClicks(wake);
    if (document.getElementById(PEEK_ID)) void start().catch(() => undefined);
    else whenIdle(() => void start().catch(() => undefined));
    return stop;
  }, []);
  useEffect(keepPageOffline, []);
  useEffect(() => (dsn === null ? undefined : watchFaults({ dsn, whenIdle })), [dsn]);
  if (!Surface || !screen) return null;
  return <Surface key={attempt} tenant={tenant} screen={screen} onFailure={onFailure} />;
}
