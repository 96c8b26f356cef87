'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { forgetPixelCookies } from '@/lib/browser/pixel-cookies';
import { stopPushes } from '@/lib/browser/push-browser';
import type { FoundAffair, OwnData } from '@/lib/contract/people/own-data';
import { exportOwnData, forgetMe, getOpenAffair } from '@/lib/contract/people/own-data-calls';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { forgetAll } from '@/lib/stores/create-stores';

function emptyTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget (guarantee/no-storage).
  }
}

/** Everything that is held about the diner, what is under way, and an end of it (rule people/export, rule people/erase). */
export function useOwnData() {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const visit = () => stores.shared.getState().session?.id ?? null;
  const telling = useMutation({
    mutationFn: () => {
      const session = visit();
      return http(exportOwnData, { query: session === null ? {} : { session_id: String(session) } });
    },
  });
  const finding = useMutation({ mutationFn: () => http(getOpenAffair, {}) });
  const forgetting = useMutation({
    mutationFn: () => http(forgetMe, { body: { session_id: visit() } }),
    onSuccess: () => {
      // Where it fails the backend has forgotten the browser all the same.
      void stopPushes().catch(() => undefined);
      forgetAll(stores);
      forgetPixelCookies();
      emptyTab();
      queries.clear();
    },
  });
  return {
    tell: (): Promise<Outcome<OwnData>> => toOutcome(telling.mutateAsync()),
    findOpen: (): Promise<Outcome<FoundAffair>> => toOutcome(finding.mutateAsync()),
    forget: (): Promise<Outcome<{ erased: true }>> => toOutcome(forgetting.mutateAsync()),
    isPending: telling.isPending || finding.isPending || forgetting.isPending,
  };
}
