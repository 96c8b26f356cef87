import { useErrorText } from '@/components/layout/error-text';
import type { BranchFacts } from '@/components/orders/precheckout/branch-facts';
import { needsEmail, needsPhone } from '@/components/orders/precheckout/form-rules';
import type { useOrderForm } from '@/components/orders/precheckout/use-order-form';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { asksTip } from '@/lib/domain/cart/tip';
import type { usePaymentMethods } from '@/lib/queries/payments/checkout';
import { type AddressPart, AddressSection } from './address-section';
import { ContactSection } from './contact-section';
import { DetailsSection } from './details-section';
import { InvoiceChoice } from './invoice-choice';
import { PackingSection } from './packing-section';
import { PaymentSection } from './payment-section';
import { PickUpSection } from './pick-up-section';
import { ScheduleSection } from './schedule-section';
import { TipSection } from './tip-section';

type QuestionsProps = {
  cart: Cart;
  branch: BranchFacts;
  asksWhen: boolean;
  order: ReturnType<typeof useOrderForm>;
  methods: ReturnType<typeof usePaymentMethods>;
  renderAddress: AddressPart;
};

/** The sections that this order has, in their order. */
export function Questions({
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
