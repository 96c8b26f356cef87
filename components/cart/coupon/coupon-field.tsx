'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { Field } from '@/components/ui/field';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { COUPON_REFUSALS, toCouponCode } from '@/lib/domain/cart/coupon';
import { useApplyCoupon, useRemoveCoupon } from '@/lib/queries/cart/coupon';
import { showError } from '@/lib/stores/error-store';
import { useLinkedCoupon } from './use-linked-coupon';

function AppliedCoupon({ cart, code }: { cart: Cart; code: string }) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const { remove, isPending } = useRemoveCoupon(cart.purchase_id);
  const removeIt = async () => {
    const outcome = await remove();
    if (outcome.kind === 'failed') showError(outcome.error, () => void removeIt());
  };
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
          disabled={isPending}
          onClick={() => void removeIt()}
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

type Applying = ReturnType<typeof useApplyCoupon>;

function CouponEntry({ applying }: { applying: Applying }) {
  const t = useTranslations('Cart');
  const hasText = useSlice('coupons', ({ text }) => text !== '');
  const [opened, setOpened] = useState<'by_text' | 'by_tap' | null>(null);
  if (hasText && opened === null) setOpened('by_text');
  if (opened) return <CouponForm applying={applying} takesFocus={opened === 'by_tap'} />;
  return (
    <button
      type="button"
      className="inline-flex min-h-[44px] items-center text-brand-text underline"
      onClick={() => setOpened('by_tap')}
    >
      {t('coupon_ask')}
    </button>
  );
}

function CouponForm({ applying, takesFocus }: { applying: Applying; takesFocus: boolean }) {
  const { stores, tenant } = useApp();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const text = useSlice('coupons', (state) => state.text);
  const { apply, refusal, isPending, reset } = applying;
  const [isShort, setIsShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const send = async () => {
    const code = toCouponCode(text);
    // Asked only from four characters (rule cart/coupon).
    const tooShort = code === null && text.trim().length < 4;
    setIsShort(tooShort);
    reset();
    if (tooShort) return input.current?.focus();
    const outcome = await apply(code ?? text.trim());
    if (outcome.kind === 'done') return stores.coupons.setState({ text: '' });
    if (outcome.kind === 'failed') showError(outcome.error);
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field applies; the form around it orders
    <div
      className="coupon-entry"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.target !== input.current) return;
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={t('coupon_label')}
        value={text}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputRef={input}
        error={isShort ? t('coupon_short') : refusal ? errorText(refusal.key, refusal.values) : undefined}
        onChange={(next) => {
          stores.coupons.setState({ text: next, linked: null });
          setIsShort(false);
          reset();
        }}
      />
      <button type="button" className="button button-quiet" disabled={isPending} onClick={() => void send()}>
        {t('coupon_apply')}
      </button>
    </div>
  );
}

/** Entry and applied coupon (rule cart/coupon, rule cart/coupon-link). */
export function CouponField({ cart }: { cart: Cart }) {
  const applying = useApplyCoupon(cart.purchase_id);
  useLinkedCoupon({ cart, ...applying });
  // The pressed button disappears with the entry, or with the coupon.
  const applied = useCaughtFocus<HTMLDivElement>(cart.coupon ? 0 : 1);
  const removed = useCaughtFocus<HTMLDivElement>(cart.coupon ? 1 : 0);
  return (
    <div className="mt-4">
      {cart.coupon ? (
        <div ref={applied} tabIndex={-1} className="outline-none">
          <AppliedCoupon cart={cart} code={cart.coupon.code} />
        </div>
      ) : (
        <div ref={removed} tabIndex={-1} className="outline-none">
          <CouponEntry applying={applying} />
        </div>
      )}
    </div>
  );
}
