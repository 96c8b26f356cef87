'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/shell/error-text';
import { Field } from '@/components/ui/field';
import { ApiError } from '@/lib/clients/api-error';
import type { Cart } from '@/lib/contract/cart';
import { COUPON_REFUSALS, toCouponCode } from '@/lib/domain/coupon';
import { useApplyCoupon, useRemoveCoupon } from '@/lib/queries/coupon';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';

/** The coupon that a cart carries, with the reason when it takes nothing off now. */
function AppliedCoupon({ cart, code }: { cart: Cart; code: string }) {
  const { tenant } = useVisit();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const remove = useRemoveCoupon(cart.purchase_id);
  const refusal = cart.issues.find(({ key }) => COUPON_REFUSALS.some((one) => one === key));
  const name = code.toUpperCase();
  return (
    <>
      <div className="coupon" data-wrong={refusal !== undefined}>
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{t('coupon', { code: name })}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon_remove', { code: name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          ✕
        </button>
      </div>
      <p role="status" className={refusal ? 'error mt-1' : 'sr-only'}>
        {refusal ? errorText(refusal.key, refusal.values) : t('coupon_on', { code: name })}
      </p>
    </>
  );
}

/** Where a code is typed: in the way of nobody who has none. */
function CouponEntry({ cart }: { cart: Cart }) {
  const { stores, tenant } = useVisit();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const text = useSlice('coupons', (state) => state.text);
  const apply = useApplyCoupon(cart.purchase_id);
  const [isOpen, setIsOpen] = useState(text !== '');
  const [isShort, setIsShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (isOpen && asked.current) input.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button
        type="button"
        className="inline-flex min-h-[44px] items-center text-brand-text underline"
        onClick={() => {
          asked.current = true;
          setIsOpen(true);
        }}
      >
        {t('coupon_ask')}
      </button>
    );
  }
  const refused = apply.error instanceof ApiError && apply.error.kind === 'http' ? apply.error : null;
  const send = () => {
    const code = toCouponCode(text);
    // Four characters at least before anybody is asked (decision 51).
    const tooShort = code === null && text.trim().length < 4;
    setIsShort(tooShort);
    apply.reset();
    if (tooShort) return input.current?.focus();
    apply.mutate(code ?? text.trim(), {
      onSuccess: () => stores.coupons.setState({ text: '' }),
      onError: () => input.current?.focus(),
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field applies; the form around it orders
    <div
      className="coupon-entry"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.target !== input.current) return;
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={t('coupon_label')}
        value={text}
        maxLength={60}
        autoComplete="off"
        inputRef={input}
        error={isShort ? t('coupon_short') : refused ? errorText(refused.key, refused.values) : undefined}
        onChange={(next) => {
          stores.coupons.setState({ text: next });
          setIsShort(false);
          apply.reset();
        }}
      />
      <button type="button" className="button button-quiet" disabled={apply.isPending} onClick={send}>
        {t('coupon_apply')}
      </button>
    </div>
  );
}

/** The coupon of a cart: one at most (decision 51). */
export function CouponField({ cart }: { cart: Cart }) {
  return (
    <div className="mt-4">
      {cart.coupon ? <AppliedCoupon cart={cart} code={cart.coupon.code} /> : <CouponEntry cart={cart} />}
    </div>
  );
}
