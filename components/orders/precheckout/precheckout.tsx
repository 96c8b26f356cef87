'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/components/layout/error-text';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useApp } from '@/lib/browser/app-provider';
import { afterPaint } from '@/lib/browser/document/after-paint';
import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { usePaymentMethods } from '@/lib/queries/payments/checkout';
import { askServerToTell } from '@/lib/tracking/ask-server';
import { keepSale } from '@/lib/tracking/kept-sales';
import { idsOf } from '@/lib/tracking/product-details';
import type { BranchFacts } from './branch-facts';
import { FoldProvider } from './folds/fold-context';
import { useFoldedForm } from './folds/use-folded-form';
import { LaterStep } from './later/later-step';
import { OrderButton, type PressState } from './order-button';
import type { OrderForm } from './order-form';
import { OrderProblems } from './order-problems';
import { PhoneCodeStep } from './phone-code/phone-code-step';
import type { AddressPart } from './sections/address-section';
import { Questions } from './sections/questions';
import { Section } from './sections/section';
import { TermsNote } from './sections/terms-note';
import { useKnownDiner } from './use-known-diner';
import { useOrderForm } from './use-order-form';
import { usePrecheckoutPress } from './use-precheckout-press';

function useBeginCheckout(cart: Cart): void {
  const { http, stores, tenant, tracker } = useApp();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { purchase_id: purchaseId } = cart;
    tracker.track({ event: 'begin_checkout', purchase_id: purchaseId, ...idsOf(cart.products) });
    keepSale({
      context: { stores, tenant },
      event: 'begin_checkout',
      purchaseId,
      sold: cart,
      now: new Date(),
    });
    void askServerToTell({
      context: { http, stores, tenant },
      purchaseId,
      cookie: document.cookie,
      userAgent: navigator.userAgent,
    });
  }, [cart, http, stores, tenant, tracker]);
}

/** Leads to the name of a hotel's guest, which the hotel does not know. */
function useLeadToGuest({
  form,
  onOpen,
}: {
  form: Pick<UseFormReturn<OrderForm>, 'setError'>;
  /** Opens its section. */
  onOpen: () => void;
}): () => void {
  const errorText = useErrorText(useApp().tenant);
  return () => {
    onOpen();
    afterPaint(() => form.setError('guest', { message: errorText('guest_unknown') }, { shouldFocus: true }));
  };
}

/** The bill, what hinders the order, and its button. */
function OrderSide({
  cart,
  slug,
  issues,
  press,
  children: bill,
}: {
  cart: Cart;
  slug: string;
  issues: readonly CartIssue[];
  press: PressState & { problems: RefObject<HTMLParagraphElement | null> };
  /** The bill. */
  children: ReactNode;
}) {
  const { hasPolicies } = useApp().tenant;
  const t = useTranslations('Checkout');
  return (
    <div className="precheckout-side wide:mt-8">
      <Section title={t('summary')}>{bill}</Section>
      <div className="precheckout-end">
        <OrderProblems issues={issues} textRef={press.problems} />
        <OrderButton cart={cart} press={press}>
          {hasPolicies && <TermsNote slug={slug} isOnline={press.isOnline} />}
        </OrderButton>
      </div>
    </div>
  );
}

/** One form; on a wide screen, questions left, order and button right (app/precheckout.css). */
export function Precheckout({
  cart,
  branch,
  asksWhen,
  lead,
  renderAddress,
  renderBill,
}: {
  cart: Cart;
  branch: BranchFacts;
  /** The branch takes orders of the service for later. */
  asksWhen: boolean;
  lead: ReactNode;
  renderAddress: AddressPart;
  renderBill: (isPriceWaiting: boolean) => ReactNode;
}) {
  useBeginCheckout(cart);
  const order = useOrderForm({ cart, city: branch.city });
  const { form, issues } = order;
  const methods = usePaymentMethods({ supplierId: branch.id, service: toServiceChoice(cart) });
  const diner = useKnownDiner({ cart, form, methods });
  const { fold, listeners } = useFoldedForm({ cart, order, methods: methods.data, diner });
  const onGuestUnknown = useLeadToGuest({ form, onOpen: () => fold.open('how') });
  const press = usePrecheckoutPress({ cart, slug: branch.slug, methods, order, onGuestUnknown });
  return (
    <FormProvider {...form}>
      <form
        ref={press.formRef}
        noValidate
        className="precheckout"
        onBlur={order.leave}
        onKeyDown={nextOnEnter}
        onSubmit={press.onSubmit}
        {...listeners}
      >
        <div>{lead}</div>
        <div className="precheckout-asked">
          <FoldProvider value={fold}>
            <Questions
              cart={cart}
              branch={branch}
              asksWhen={asksWhen}
              order={order}
              methods={methods}
              renderAddress={renderAddress}
            />
          </FoldProvider>
        </div>
        <OrderSide cart={cart} slug={branch.slug} issues={issues} press={press}>
          {renderBill(order.isPriceWaiting)}
        </OrderSide>
      </form>
      <LaterStep cart={cart} {...press.later} />
      <PhoneCodeStep purchaseId={cart.purchase_id} {...press.code} onChange={() => fold.open('who')} />
    </FormProvider>
  );
}
