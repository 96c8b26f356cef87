'use client';

import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import { loadPart } from '@/lib/browser/parts/load-part';
import { askingTab } from '@/lib/session/tab-marks';
import { asksPlace, placeQuestionStore } from '@/lib/stores/delivery/parked-dish';
import type { ParkedDish } from '@/lib/stores/slices';
import type { PlaceQuestion as PlaceQuestionType } from './place-question';

/** Adds nothing: a part is missing, and the document says so. */
function NoQuestion(): null {
  useEffect(() => placeQuestionStore.getState().question?.stop(), []);
  return null;
}
const PlaceQuestion = lazyPart<ComponentProps<typeof PlaceQuestionType>>(() =>
  loadPart(() => import('./place-question')).then(
    (one) => one.PlaceQuestion,
    () => NoQuestion,
  ),
);

/** After a reload the tab that asked asks again; a dish that waits for nothing any more is let go. */
function useAskedAgain(onAsk: (dish: ParkedDish) => void): void {
  const { stores, tenant, screen } = useApp();
  const supplierId = screen.supplier?.id;
  const askAgain = useEffectEvent(() => {
    const { parked } = stores.order.getState();
    const isAsking = askingTab.read();
    askingTab.clear();
    if (!parked || parked.isElsewhere || !isAsking) return;
    const isHere = parked.supplier_id === supplierId;
    if (isHere && asksPlace({ stores, suppliers: tenant.suppliers })) onAsk(parked);
    else stores.order.setState({ parked: null });
  });
  useEffect(() => askAgain(), []);
}

/**
 * Asks where a delivery goes, once its first dish needs to know (rule delivery/parked).
 * @param onAsk adds the dish of before a reload once more
 * @param onOpen opens it on this page, once it is known that this branch comes
 */
export function AskedPlace({
  onAsk,
  onOpen,
}: {
  onAsk: (dish: ParkedDish) => void;
  onOpen: (dish: ParkedDish) => void;
}) {
  const question = useStore(placeQuestionStore, (state) => state.question);
  const isLater = useSlice('order', ({ placeLater }) => placeLater);
  useAskedAgain(onAsk);
  const isAsking = question !== null;
  useEffect(() => {
    if (isAsking) askingTab.write();
    else askingTab.clear();
  }, [isAsking]);
  // Another tab answered for both.
  useEffect(() => {
    if (isLater) question?.later();
  }, [isLater, question]);
  return question && <PlaceQuestion question={question} onOpen={onOpen} />;
}
