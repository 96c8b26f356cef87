'use client';

import { useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import type { DraftSaver } from './draft-saver';
import type { FormRules } from './form-rules';
import type { OrderForm } from './order-form';
import { toTip, toTipDraft } from './tip-draft';
import { toDraft, toPerson } from './to-changes';
import { useDraftSaver } from './use-draft-saver';

function useFlushedChoices({ typed, saver }: { typed: OrderForm; saver: DraftSaver }): void {
  const { method, zone, tip, cutlery, packed, schedule } = typed;
  const chosen = JSON.stringify([method, tip.answer, tip.percent, zone, cutlery, packed, schedule]);
  const told = useRef(chosen);
  useEffect(() => {
    if (told.current === chosen) return;
    told.current = chosen;
    void saver.flush();
  }, [chosen, saver]);
}

/** Sends choices at once, and texts after a pause or when their field is left. */
export function useOrderDraft({
  cart,
  form: { setValue, getValues },
  typed,
  rules,
  isNews,
}: {
  cart: Cart;
  form: Pick<UseFormReturn<OrderForm>, 'setValue' | 'getValues'>;
  typed: OrderForm;
  rules: FormRules;
  /** The address was chosen after the cart was told of one. */
  isNews: boolean;
}) {
  const { place: known, subservice } = cart;
  const said = useMemo(() => toDraft({ form: typed, rules, known }), [typed, rules, known]);
  const answered = useRef(cart);
  const latest = useRef(said);
  useEffect(() => {
    answered.current = cart;
    latest.current = said;
  }, [cart, said]);
  const failed = useRef<Partial<Pick<OrderForm, 'tip' | 'cutlery'>>>({});
  const draft = useDraftSaver({
    purchaseId: cart.purchase_id,
    // A saved address or a chosen service that the form begins with is news.
    known: {
      ...said,
      ...toPerson({ form: typed, rules }),
      ...(known && !isNews ? {} : { place: known }),
      subservice: subservice === 'schedule' ? subservice : null,
    },
    said,
    onFailed: (names) => {
      // Failed choices go with the press; others show the server's value.
      const { tip_asked, cutlery } = answered.current;
      const shown: CartChanges = {};
      if (names.includes('cutlery')) {
        failed.current.cutlery = getValues('cutlery');
        shown.cutlery = cutlery;
        setValue('cutlery', cutlery);
      }
      if (!names.includes('tip') || !tip_asked) return shown;
      const tip = toTipDraft(answered.current);
      failed.current.tip = { ...getValues('tip') };
      setValue('tip', tip);
      return { ...shown, tip: toTip(tip) };
    },
    again: () => {
      const { tip, cutlery } = failed.current;
      failed.current = {};
      if (tip) setValue('tip', tip);
      if (cutlery !== undefined) setValue('cutlery', cutlery);
      draft.saver.say(latest.current);
      void draft.saver.flush();
    },
  });
  useFlushedChoices({ typed, saver: draft.saver });
  return draft;
}
