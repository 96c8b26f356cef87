'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useStopped } from '@/components/cart/lines/use-stopped';
import { useErrorText } from '@/components/layout/error-text';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useApp } from '@/lib/browser/app-provider';
import { afterPaint } from '@/lib/browser/document/after-paint';
import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { OnTableClass } from '@/lib/domain/branches/services';
import { asksTip } from '@/lib/domain/cart/tip';
import { usePaymentMethods } from '@/lib/queries/payments/checkout';
import { askServerToTell } from '@/lib/tracking/ask-server';
import { keepSale } from '@/lib/tracking/kept-sales';
import { idsOf } from '@/lib/tracking/product-details';
import { FoldProvider } from './folds/fold-context';
import { useFoldedForm } from './folds/use-folded-form';
import { needsEmail, needsPhone } from './form-rules';
import { LaterStep } from './later/later-step';
import { OrderButton } from './order-button';
import { OrderProblems } from './order-problems';
import { PhoneCodeStep } from './phone-code/phone-code-step';
import { type AddressPart, AddressSection } from './sections/address-section';
import { ContactSection } from './sections/contact-section';
import { DetailsSection } from './sections/details-section';
import { InvoiceChoice } from './sections/invoice-choice';
import { PackingSection } from './sections/packing-section';
import { PaymentSection } from './sections/payment-section';
import { PickUpSection } from './sections/pick-up-section';
import { ScheduleSection } from './sections/schedule-section';
import { Section } from './sections/section';
import { TermsNote } from './sections/terms-note';
import { TipSection } from './sections/tip-section';
import { useKnownDiner } from './use-known-diner';
import { useOrderForm } from './use-order-form';
import { usePress } from './use-press';

export type BranchFacts = {
  id: number;
  slug: string;
  name: string;
  address: string;
  city: string;
  location: { latitude: number; longitude: number };
  onTableClass: OnTableClass;
  scheduleDays: number;
  offersTakeAway: boolean;
};

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

type QuestionsProps = {
  cart: Cart;
  branch: BranchFacts;
  asksWhen: boolean;
  order: ReturnType<typeof useOrderForm>;
  methods: ReturnType<typeof usePaymentMethods>;
  renderAddress: AddressPart;
};

function Questions({
  cart,
  branch,
  asksWhen,
  order: { form, typed, rules, issues },
  methods,
  renderAddress,
}: QuestionsProps) {
  const { tenant } = useApp();
  const errorText = useErrorText(tenant);
  const refusalOf = (key: CartIssue['key']) => {
    const found = form.formState.isSubmitted ? issues.find((issue) => issue.key === key) : undefined;
    return found && errorText(key, found.values);
  };
  const { country, noTip } = tenant;
  const service = toServiceChoice(cart);
  // A diner at the table stays there: nothing is packed for the way (rule table/ordering).
  const isAtTable = cart.service === 'on_table';
  const asksEmail = needsEmail({ form: typed, rules });
  const asksPhone = needsPhone({ form: typed, rules });
  const unpaid = { form: { method: null }, rules };
  return (
    <>
      {asksWhen && (
        <ScheduleSection cart={cart} refusal={refusalOf('slot_taken') ?? refusalOf('slot_full')} />
      )}
      {rules.isDelivery ? (
        <AddressSection point={rules.point} render={renderAddress} />
      ) : (
        <PickUpSection cart={cart} branch={branch} />
      )}
      <ContactSection
        isAtTable={isAtTable}
        needsEmail={asksEmail}
        isEmailForPayment={asksEmail && !needsEmail(unpaid)}
        needsPhone={asksPhone}
        isPhoneForPayment={asksPhone && !needsPhone(unpaid)}
        offersPhone={isAtTable && cart.seat === null && tenant.tellsBySms === true}
        needsAge={rules.needsAge}
        issues={issues}
      />
      <InvoiceChoice isRefused={refusalOf('invoice_invalid') !== undefined} />
      <PaymentSection
        methods={methods}
        total={rules.total}
        room={cart.seat?.label ?? ''}
        refusal={refusalOf('payment_method_required') ?? refusalOf('payment_minimum')}
      />
      {asksTip({ country, noTip, service, onTableClass: branch.onTableClass }) && (
        <TipSection refusal={refusalOf('tip_invalid')} />
      )}
      {rules.asksPacking && <PackingSection />}
      {!isAtTable && <DetailsSection />}
    </>
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
  const { tenant } = useApp();
  const t = useTranslations('Checkout');
  useBeginCheckout(cart);
  const order = useOrderForm({ cart, city: branch.city });
  const { form, typed, issues } = order;
  const methods = usePaymentMethods({ supplierId: branch.id, service: toServiceChoice(cart) });
  const diner = useKnownDiner({ cart, form, methods });
  const { fold, listeners } = useFoldedForm({ cart, order, methods: methods.data, diner });
  const isOnline = methods.data?.find(({ key }) => key === typed.method)?.online ?? false;
  const stopped = useStopped(cart, issues);
  const errorText = useErrorText(tenant);
  const press = usePress({
    cart,
    stopped,
    slug: branch.slug,
    isOnline,
    hasMethods: methods.data !== undefined,
    onGuestUnknown: () => {
      fold.open('how');
      afterPaint(() =>
        form.setError('guest', { message: errorText('guest_unknown') }, { shouldFocus: true }),
      );
    },
    order,
  });
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
        <div className="precheckout-side">
          <Section title={t('summary')}>{renderBill(order.isPriceWaiting)}</Section>
          <div className="precheckout-end">
            <OrderProblems issues={issues} textRef={press.problems} />
            <OrderButton
              cart={cart}
              stopped={stopped}
              isOnline={isOnline}
              isLoading={methods.isPending}
              press={press}
            >
              {tenant.hasPolicies && <TermsNote slug={branch.slug} isOnline={isOnline} />}
            </OrderButton>
          </div>
        </div>
      </form>
      <LaterStep cart={cart} {...press.later} />
      <PhoneCodeStep purchaseId={cart.purchase_id} {...press.code} onChange={() => fold.open('who')} />
    </FormProvider>
  );
}
