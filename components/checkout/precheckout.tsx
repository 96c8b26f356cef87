'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/shell/error-text';
import { useOpeningText } from '@/components/shell/opening-text';
import { useOnline } from '@/components/shell/use-online';
import type { Cart, CartIssue } from '@/lib/contract/cart';
import type { Contact, DeliveryPlace } from '@/lib/contract/contact';
import { formatAmount, readAmount } from '@/lib/domain/money';
import { toServiceChoice } from '@/lib/domain/service-choice';
import type { OnTableClass } from '@/lib/domain/services';
import { asksTip } from '@/lib/domain/tip';
import { usePaymentMethods } from '@/lib/queries/checkout';
import { useClosed } from '@/lib/queries/closed';
import { useIsRepricing } from '@/lib/queries/repricing';
import { useVisit } from '@/lib/visit/visit-provider';
import { AgeField } from './age-field';
import { ContactFields } from './contact-fields';
import { MethodChoice } from './method-choice';
import { MethodsLoad } from './methods-load';
import { OrderDetails } from './order-details';
import { PrecheckoutTerms } from './precheckout-terms';
import { ScheduleChoice } from './schedule-choice';
import { TipChoice } from './tip-choice';
import { useFirstWrong } from './use-first-wrong';
import { useOrderPress } from './use-order-press';
import { type PlaceErrors, placeErrors, usePrecheckout } from './use-precheckout';

export type BranchFacts = {
  id: number;
  slug: string;
  name: string;
  address: string;
  city: string;
  location: { latitude: number; longitude: number };
  onTableClass: OnTableClass;
  offersTakeAway: boolean;
};
export type PlacePart = (props: {
  place: DeliveryPlace;
  /** The chosen one of the cart's shipping zones. */
  zone: string | null;
  errors: PlaceErrors;
  tried: boolean;
  onChange: (changes: Partial<DeliveryPlace>) => void;
  onZone: (zone: string | null) => void;
}) => ReactNode;

/** What is said before anybody has pressed the button: no answer of the diner's would change it. */
const AT_ONCE: readonly CartIssue['key'][] = ['no_coverage', 'min_order'];
/** What is said at its own place: the closure by its notice, the rest once that was left or the button was pressed. */
const AT_PLACE: readonly CartIssue['key'][] = [
  'closed',
  'schedule_required',
  'slot_taken',
  'place_required',
  'zone_required',
  'contact_required',
  'age_required',
  'under_age',
  'payment_method_required',
  'cash_amount_low',
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 wide:first:mt-0">
      <h2 className="mb-3 text-section">{title}</h2>
      {children}
    </section>
  );
}

/**
 * One page, top to bottom: who, where, how to pay, tip, terms; the button says what it does and what it costs. On a wide
 * screen what is asked stands on the left, what is bought and the button on the right (app/precheckout.css).
 */
export function Precheckout({
  cart,
  branch,
  lead,
  renderPlace,
  renderBill,
}: {
  cart: Cart;
  branch: BranchFacts;
  /** What is bought, before anything is asked. */
  lead: ReactNode;
  renderPlace: PlacePart;
  renderBill: (cart: Cart) => ReactNode;
}) {
  const { tenant, tracker } = useVisit();
  const [t, cartText] = [useTranslations('Checkout'), useTranslations('Cart')];
  const errorText = useErrorText(tenant);
  const draft = usePrecheckout({ cart, country: tenant.country, city: branch.city });
  const service = toServiceChoice(cart);
  const { country, noTip } = tenant;
  const asksForTip = asksTip({ country, noTip, service, onTableClass: branch.onTableClass });
  const methods = usePaymentMethods({ supplierId: branch.id, service });
  const problems = useRef<HTMLParagraphElement>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    tracker.track({ event: 'begin_checkout', purchase_id: cart.purchase_id });
  }, [cart.purchase_id, tracker]);

  const print = (amount: number) => formatAmount({ amount, currency: tenant.currency });
  const isOnline = methods.data?.find(({ key }) => key === draft.method)?.online ?? false;
  const texts = {
    required: t('required'),
    leading: t('leading_space'),
    point: t('no_point'),
    zone: errorText('zone_required'),
  };
  const errorsOfPlace = cart.service === 'delivery' ? placeErrors(draft, texts) : {};
  const wrong = useFirstWrong({ said: cart.issues, otherwise: problems });
  const again = () => wrong.form.current?.requestSubmit();
  const button = useOrderPress({ cart, slug: branch.slug, isOnline, again });
  const problem = (key: CartIssue['key']) => {
    const found = draft.tried ? draft.issues.find((issue) => issue.key === key) : undefined;
    return found && errorText(key, found.values);
  };
  const cashIsLow = readAmount(draft.cash) < cart.total;
  const hasTerms = draft.terms || !tenant.hasPolicies;
  const lacksTerms = draft.tried && !hasTerms;
  const closed = useClosed(cart);
  const hasLine = useOnline();
  const isRepricing = useIsRepricing(cart.purchase_id);
  const [wasRepricing, setWasRepricing] = useState(false);
  const openingText = useOpeningText();
  const needsAge = cart.products.some((line) => line.is_alcoholic);

  const order = async (contact: Contact): Promise<readonly CartIssue[] | null> => {
    // Where no way to pay is known, nothing says whether money has to move first.
    if (!draft.placeIsWhole || !hasTerms || !methods.data) return cart.issues;
    const changes = draft.toChanges(contact);
    return button.order({ changes, onFailed: () => draft.forget(changes) });
  };
  const press = async (event: FormEvent) => {
    draft.setTried(true);
    setWasRepricing(isRepricing);
    const answer: { refusedFor: readonly CartIssue[] | null } = { refusedFor: cart.issues };
    await draft.form.handleSubmit(async (contact) => {
      answer.refusedFor = await order(contact);
    })(event);
    if (answer.refusedFor) wrong.refuse([...answer.refusedFor]);
  };

  const buttonText = () => {
    if (closed) return cartText('closed_button', { opens: openingText(closed.next) });
    // It can be pressed all the same: what it costs then is said before anything is ordered.
    // The press is a change of its own: while it is on its way, what was on the button at the press stays true.
    const isOld = button.isTelling ? wasRepricing : isRepricing;
    if (isOld) return t(hasLine ? 'repricing' : 'repricing_offline');
    return t(isOnline ? 'to_pay' : 'order_now', { total: print(cart.total) });
  };

  return (
    <form
      ref={wrong.form}
      noValidate
      className="precheckout"
      onBlur={draft.leave}
      onSubmit={(event) => void press(event)}
    >
      <div>{lead}</div>
      <div className="precheckout-asked">
        {draft.isScheduled && (
          <Section title={t('when')}>
            <ScheduleChoice
              said={draft.schedule}
              supplierId={branch.id}
              error={problem('schedule_required') ?? problem('slot_taken')}
              onChange={draft.setSchedule}
            />
          </Section>
        )}
        {cart.service === 'delivery' ? (
          <Section title={t('where')}>
            {renderPlace({
              place: draft.place,
              zone: draft.zone,
              errors: errorsOfPlace,
              tried: draft.tried,
              onChange: draft.changePlace,
              onZone: draft.setZone,
            })}
          </Section>
        ) : (
          <Section title={t('pick_up')}>
            <p className="font-semibold">{branch.name}</p>
            <p className="text-muted">
              {branch.address}, {branch.city}
            </p>
          </Section>
        )}
        <Section title={t('who')}>
          <ContactFields form={draft.form} country={tenant.country} />
          {needsAge && (
            <div className="mt-4">
              <AgeField
                birthDate={draft.birthDate}
                issues={draft.issues}
                tried={draft.tried}
                onChange={draft.setBirthDate}
              />
            </div>
          )}
        </Section>
        <Section title={t('how')}>
          <MethodsLoad asked={methods} wrong={draft.tried}>
            {(offered) => (
              <MethodChoice
                methods={offered}
                chosen={draft.method}
                cashAmount={draft.cash}
                error={problem('payment_method_required')}
                cashError={cashIsLow ? errorText('cash_amount_low', { total: cart.total }) : undefined}
                tried={draft.tried}
                onChoose={draft.setMethod}
                onCash={draft.setCash}
              />
            )}
          </MethodsLoad>
        </Section>
        {asksForTip && (
          <Section title={t('tip_title')}>
            <TipChoice
              said={draft.tip}
              percent={cart.tip_choice.percent}
              error={problem('tip_invalid')}
              onChange={draft.setTip}
              onSeen={cart.tip_asked ? null : draft.seeTip}
            />
          </Section>
        )}
        <Section title={t('details')}>
          <OrderDetails
            cart={cart}
            comment={draft.comment}
            onComment={draft.setComment}
            onChange={draft.tell}
          />
        </Section>
      </div>
      <Section title={t('summary')}>{renderBill(cart)}</Section>
      <div className="precheckout-end">
        {tenant.hasPolicies && (
          <PrecheckoutTerms
            slug={branch.slug}
            accepted={draft.terms}
            wrong={lacksTerms}
            onChange={draft.setTerms}
          />
        )}
        <p ref={problems} tabIndex={-1} className="error mt-4 min-h-[24px]" role="alert">
          {lacksTerms && `${t('terms_required')} `}
          {draft.issues
            .filter(({ key }) => (draft.tried ? !AT_PLACE.includes(key) : AT_ONCE.includes(key)))
            .map(({ key, values }) => errorText(key, values))
            .join(' ')}
        </p>
        <div className="sticky-action">
          <button
            type="submit"
            className="button w-full"
            disabled={closed !== null || methods.isPending || button.isBusy}
          >
            {buttonText()}
          </button>
        </div>
      </div>
    </form>
  );
}
