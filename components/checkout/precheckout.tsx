'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '@/components/shell/error-text';
import { Field } from '@/components/ui/field';
import { ApiError } from '@/lib/clients/api-error';
import type { Cart, CartIssue } from '@/lib/contract/cart';
import type { Contact } from '@/lib/contract/contact';
import type { CoverageZone } from '@/lib/contract/polygons';
import { formatMoney, toMinor } from '@/lib/domain/money';
import { toServiceChoice } from '@/lib/domain/service-choice';
import type { OnTableClass } from '@/lib/domain/services';
import { asksTip } from '@/lib/domain/tip';
import { useUpdateCart } from '@/lib/queries/cart';
import { usePaymentMethods } from '@/lib/queries/checkout';
import { usePlaceOrder } from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';
import { ContactFields } from './contact-fields';
import { MethodChoice } from './method-choice';
import { OrderDetails } from './order-details';
import { TipChoice } from './tip-choice';
import { useFirstWrong } from './use-first-wrong';
import { type PlaceDraft, type PlaceErrors, placeErrors, usePrecheckout } from './use-precheckout';

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
  place: PlaceDraft;
  zones: readonly CoverageZone[] | null;
  errors: PlaceErrors;
  onChange: (changes: Partial<PlaceDraft>) => void;
}) => ReactNode;

/** What is said before anybody has pressed the button: no answer of the diner's would change it, or it is their age. */
const AT_ONCE: readonly CartIssue['key'][] = ['closed', 'no_coverage', 'min_order', 'under_age'];
/** What is said at its own place once the button was pressed. */
const AT_PLACE: readonly CartIssue['key'][] = [
  'place_required',
  'contact_required',
  'age_required',
  'under_age',
  'payment_method_required',
  'cash_amount_low',
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 min-[980px]:first:mt-0">
      <h2 className="mb-3 text-[22px]">{title}</h2>
      {children}
    </section>
  );
}

/**
 * One page, top to bottom: who, where, how to pay, tip, terms; the button says what it does and what it costs. On a wide
 * screen what is asked stands on the left, what is bought and the button on the right (app/forms.css).
 */
export function Precheckout({
  cart,
  branch,
  zones,
  lead,
  renderPlace,
  renderBill,
}: {
  cart: Cart;
  branch: BranchFacts;
  /** What is bought, before anything is asked. */
  lead: ReactNode;
  /** Null while they are on their way. */
  zones: readonly CoverageZone[] | null;
  renderPlace: PlacePart;
  renderBill: (cart: Cart) => ReactNode;
}) {
  const { tenant, tracker } = useVisit();
  const t = useTranslations('Checkout');
  const errorText = useErrorText(tenant);
  const known = useSlice('profile', ({ profile }) => profile);
  const draft = usePrecheckout({ cart, country: tenant.country, city: branch.city, known });
  const update = useUpdateCart(cart.purchase_id);
  const place = usePlaceOrder();
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

  // The price of delivery hangs on the place: it is settled as soon as it is whole.
  const settledPlace = JSON.stringify(cart.place);
  const wholePlace = JSON.stringify(draft.whole);
  const { mutate } = update;
  useEffect(() => {
    if (draft.whole && wholePlace !== settledPlace) mutate({ place: draft.whole });
  }, [draft.whole, wholePlace, settledPlace, mutate]);

  const print = (amount: number) =>
    formatMoney({
      amountMinor: toMinor({ amount, currency: tenant.currency }) ?? 0,
      currency: tenant.currency,
    });
  const isOnline = methods.data?.find(({ key }) => key === draft.method)?.online ?? false;
  const texts = { required: t('required'), leading: t('leading_space'), point: t('no_point') };
  const errorsOfPlace = draft.tried && cart.service === 'delivery' ? placeErrors(draft.place, texts) : {};
  const wrong = useFirstWrong({ said: cart.issues, otherwise: problems });
  const problem = (key: CartIssue['key']) => {
    const found = draft.tried ? draft.issues.find((issue) => issue.key === key) : undefined;
    return found && errorText(key, found.values);
  };
  const needsAge = cart.products.some((line) => line.is_alcoholic);
  const ageProblem = problem('age_required') ?? problem('under_age');

  /** @returns what refuses the order, or null where it is on its way or the diner has been told in a dialog */
  const order = async (contact: Contact): Promise<readonly CartIssue[] | null> => {
    if (!draft.placeIsWhole || !draft.terms) return cart.issues;
    const settled = await update.mutateAsync(draft.toChanges(contact)).catch(() => null);
    if (!settled) return null;
    if (settled.issues.length > 0) return settled.issues;
    // What was shown is what is ordered: another total is shown first.
    if (settled.total !== cart.total) {
      const values = { total: settled.total };
      showError(new ApiError({ kind: 'http', status: 409, key: 'total_changed', values }));
      return null;
    }
    if (isOnline) {
      location.assign(`/${branch.slug}/checkout/${cart.purchase_id}`);
      return null;
    }
    const placed = await place
      .mutateAsync({
        purchaseId: cart.purchase_id,
        total: settled.total,
        key: `order-${cart.purchase_id}-${settled.version}`,
      })
      .catch((error: unknown) => showError(error));
    if (placed) location.assign(`/${branch.slug}/order/${placed.id}`);
    return null;
  };
  const press = async (event: FormEvent) => {
    draft.setTried(true);
    const answer: { refusedFor: readonly CartIssue[] | null } = { refusedFor: cart.issues };
    await draft.form.handleSubmit(async (contact) => {
      answer.refusedFor = await order(contact);
    })(event);
    if (answer.refusedFor) wrong.refuse([...answer.refusedFor]);
  };

  return (
    <form ref={wrong.form} noValidate className="precheckout" onSubmit={(event) => void press(event)}>
      <div>{lead}</div>
      <div className="precheckout-asked">
        {cart.service === 'delivery' ? (
          <Section title={t('where')}>
            {renderPlace({ place: draft.place, zones, errors: errorsOfPlace, onChange: draft.changePlace })}
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
              <Field
                label={t('age_title')}
                hint={t('age_note')}
                type="date"
                autoComplete="bday"
                value={draft.birthDate}
                error={ageProblem}
                onChange={draft.setBirthDate}
              />
            </div>
          )}
        </Section>
        <Section title={t('how')}>
          <MethodChoice
            methods={methods.data ?? []}
            chosen={draft.method}
            cashAmount={draft.cash}
            error={problem('payment_method_required')}
            cashError={problem('cash_amount_low')}
            onChoose={draft.setMethod}
            onCash={draft.setCash}
          />
        </Section>
        {asksForTip && (
          <Section title={t('tip_title')}>
            <TipChoice
              tip={cart.tip_choice}
              error={problem('tip_invalid')}
              onChange={(tip) => update.mutate({ tip })}
            />
          </Section>
        )}
        <Section title={t('details')}>
          <OrderDetails
            cart={cart}
            comment={draft.comment}
            onComment={draft.setComment}
            onChange={(changes) => update.mutate(changes)}
          />
        </Section>
      </div>
      <Section title={t('summary')}>{renderBill(cart)}</Section>
      <label className="choice mt-6">
        <input
          type="checkbox"
          checked={draft.terms}
          aria-invalid={draft.tried && !draft.terms ? true : undefined}
          onChange={(event) => draft.setTerms(event.target.checked)}
        />
        <span>
          {t.rich('terms', {
            link: (words) => (
              <a
                className="underline"
                href={`/${branch.slug}/politicas-servicio`}
                target="_blank"
                rel="noreferrer"
              >
                {words}
              </a>
            ),
          })}
        </span>
      </label>
      <p ref={problems} tabIndex={-1} className="error mt-4 min-h-[24px]" role="alert">
        {draft.tried && !draft.terms && `${t('terms_required')} `}
        {draft.issues
          .filter(({ key }) => (draft.tried ? !AT_PLACE.includes(key) : AT_ONCE.includes(key)))
          .map(({ key, values }) => errorText(key, values))
          .join(' ')}
      </p>
      <div className="sticky-action">
        <button type="submit" className="button w-full" disabled={update.isPending || place.isPending}>
          {isOnline
            ? t('to_pay', { total: print(cart.total) })
            : t('order_now', { total: print(cart.total) })}
        </button>
      </div>
    </form>
  );
}
