'use client';

import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ErrorDialog as ErrorDialogType } from '@/components/layout/error-dialog';
import type { Consent as ConsentType } from '@/components/people/consent';
import { ConsentFrame } from '@/components/people/consent-frame';
import { useApp } from '@/lib/browser/app-provider';
import { lazyPart, sparePart } from '@/lib/browser/parts/lazy-part';
import { loadPart, sayPartIsMissing, watchPart } from '@/lib/browser/parts/load-part';
import { takeEvents } from '@/lib/browser/taps/page-events';
import { settle } from '@/lib/browser/taps/read-clicks';
import { errorStore, hideError } from '@/lib/stores/error-store';
import { useConsentNeeded } from './use-consent-needed';

/** As wide as app/shell.css shows the header's tools. */
const WIDE = '(min-width: 61.25rem)';
const HeaderTools = sparePart(() =>
  import('@/components/layout/header-tools').then((one) => one.HeaderTools),
);

const loadErrorDialog = () => import('@/components/layout/error-dialog');
const loadPanel = () => import('./panel').then((one) => one.Panel);

/** Shown instead of a dialog that did not load. */
function Missing({ open = true, onClose }: { open?: boolean; onClose: () => void }) {
  useEffect(() => {
    if (!open) return;
    sayPartIsMissing();
    onClose();
  }, [open, onClose]);
  return null;
}

const Consent = lazyPart<ComponentProps<typeof ConsentType>>(() =>
  watchPart(() => import('@/components/people/consent')).then(
    (one) => one.Consent,
    () => Missing,
  ),
);
const ErrorDialog = lazyPart<ComponentProps<typeof ErrorDialogType>>(() =>
  watchPart(loadErrorDialog).then(
    (one) => one.ErrorDialog,
    () => () => <Missing onClose={hideError} />,
  ),
);
const Panel = lazyPart(loadPanel);

const toldAlready = () => undefined;

/** The left panel, and the cookies' question: where a page needs it, and behind the panel and the page's own link. */
function Opened() {
  const { isMeasured } = useApp().screen;
  const isConsentNeeded = useConsentNeeded();
  const [opened, setOpened] = useState<'consent' | 'panel' | null>(null);
  useEffect(
    () =>
      takeEvents({
        'open-panel': () =>
          void loadPart(loadPanel)
            .then(() => setOpened('panel'), toldAlready)
            .then(settle),
        'open-consent': () => {
          setOpened('consent');
          settle();
        },
      }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      {isMeasured && <ConsentFrame />}
      {(isConsentNeeded || opened === 'consent') && (
        <Consent open={opened === 'consent'} onClose={close} measures={isMeasured} />
      )}
      {opened === 'panel' && <Panel onClose={close} onCookies={() => setOpened('consent')} />}
    </>
  );
}

export function PageDialogs() {
  const { tenant, screen } = useApp();
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const failed = useStore(errorStore, ({ notice }) => notice !== null);
  useEffect(() => {
    // A dead connection may cause the failure: too late then to load its dialog.
    if (screen.isPersonal) void loadErrorDialog().catch(() => undefined);
  }, [screen.isPersonal]);
  return (
    <>
      {isWide && <HeaderTools />}
      <Opened />
      {failed && <ErrorDialog tenant={tenant} />}
    </>
  );
}
