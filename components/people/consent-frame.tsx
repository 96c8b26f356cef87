'use client';

import { useEffect, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';

/** How often to look for a session, not while the page begins (rule visit/consent-frame). */
const LOOK_MS = 30_000;

/** Mounted once a session is stored (rule visit/consent-frame). */
export function ConsentFrame() {
  const { stores } = useApp();
  const [sessionId, setSessionId] = useState<number | null>(null);
  useEffect(() => {
    if (sessionId !== null) return;
    const look = () => setSessionId(stores.shared.getState().session?.id ?? null);
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [sessionId, stores]);
  if (sessionId === null) return null;
  // biome-ignore lint/a11y/useIframeTitle: hidden from everybody, so it has no name to read out
  return <iframe src={`/consent.html?session_id=${sessionId}`} hidden aria-hidden tabIndex={-1} />;
}
