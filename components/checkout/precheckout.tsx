'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '@/components/shell/error-text';
import { ApiError } from '@/lib/clients/api-error';
import type { Cart } from '@/lib/contract/cart';
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
import { TipChoice } from './tip-choice';
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
  zones: readonly CoverageZone[];
  errors: PlaceErrors;
  onChange: (changes: Partial<PlaceDraft>) => void;
}) => ReactNode;

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
  zones: readonly CoverageZone[];
  renderPlace: PlacePart;
  renderBill: (cart: Cart) => ReactNode;
}) {
  const { tenant, tracker } = useVisit();
  const t = useTranslations('Checkout');
  const errorText = useErrorText(tenant.currency);
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
  const shown = cart.issues.filter(
    ({ key }) =>
      draft.tried || key === 'closed' || key === 'no_coverage' || key === 'min_order' || key === 'under_age',
  );
  const needsAge = cart.products.some((line) => line.is_alcoholic);

  const send = draft.form.handleSubmit(async (contact) => {
    if (!draft.placeIsWhole || !draft.terms) return;
    const settled = await update.mutateAsync(draft.toChanges(contact)).catch(() => null);
    if (!settled) return;
    if (settled.issues.length > 0) {
      problems.current?.focus();
      return;
    }
    // What was shown is what is ordered: another total is shown first.
    if (settled.total !== cart.total) {
      const values = { total: settled.total };
      return showError(new ApiError({ kind: 'http', status: 409, key: 'total_changed', values }));
    }
    if (isOnline) {
      location.assign(`/${branch.slug}/checkout/${cart.purchase_id}`);
      return;
    }
    const order = await place
      .mutateAsync({
        purchaseId: cart.purchase_id,
        total: settled.total,
        key: `order-${cart.purchase_id}-${settled.version}`,
      })
      .catch((error: unknown) => showError(error));
    if (order) location.assign(`/${branch.slug}/order/${order.id}`);
  });

  return (
    <form
      noValidate
      className="precheckout"
      onSubmit={(event) => {
        draft.setTried(true);
        void send(event);
      }}
    >
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
            <label className="field mt-4">
              <span className="field-label">{t('age_title')}</span>
              <input
                type="date"
                className="input"
                value={draft.birthDate}
                autoComplete="bday"
                onChange={(event) => draft.setBirthDate(event.target.value)}
              />
              <span className="text-muted">{t('age_note')}</span>
            </label>
          )}
        </Section>
        <Section title={t('how')}>
          <MethodChoice
            methods={methods.data ?? []}
            chosen={draft.method}
            cashAmount={draft.cash}
            cashError={
              draft.tried && cart.issues.some(({ key }) => key === 'cash_amount_low')
                ? errorText('cash_amount_low', { total: cart.total })
                : undefined
            }
            onChoose={draft.setMethod}
            onCash={draft.setCash}
          />
        </Section>
        {asksForTip && (
          <Section title={t('tip_title')}>
            <TipChoice tip={cart.tip_choice} onChange={(tip) => update.mutate({ tip })} />
          </Section>
        )}
        <Section title={t('details')}>
          <div className="grid gap-2">
            <label className="choice">
              <input
                type="checkbox"
                checked={cart.cutlery}
                onChange={(event) => update.mutate({ cutlery: event.target.checked })}
              />
              <span>{t('cutlery')}</span>
            </label>
            <label className="choice">
              <input
                type="checkbox"
                checked={cart.packed}
                onChange={(event) => update.mutate({ packed: event.target.checked })}
              />
              <span>{t('packed')}</span>
            </label>
            <label className="field mt-2">
              <span className="field-label">{t('comment')}</span>
              <textarea
                className="input"
                rows={2}
                maxLength={250}
                value={draft.comment}
                onChange={(event) => draft.setComment(event.target.value)}
              />
            </label>
          </div>
        </Section>
      </div>
      <Section title={t('summary')}>{renderBill(cart)}</Section>
      <label className="choice mt-6">
        <input
          type="checkbox"
          checked={draft.terms}
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
        {shown.map(({ key, values }) => errorText(key, values)).join(' ')}
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
