'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { AmountField } from '@/components/staff/amount-field';
import { formatMoney } from '@/lib/domain/money/money';
import { printTyped } from '@/lib/domain/money/typed-amount';
import type { PriceEdit } from '@/lib/domain/shop/draft/price-edits';
import { useMenu } from './menu-context';
import { type Offered, useTyping } from './use-typing';

/** Leads to the price before or behind, as in a sheet. @returns whether there is one */
function goBy(input: HTMLInputElement, by: 1 | -1): boolean {
  const sheet = input.closest('[data-sheet]');
  const all = [...(sheet?.querySelectorAll<HTMLInputElement>('[data-price] input') ?? [])];
  const next = all[all.indexOf(input) + by];
  next?.focus();
  next?.select();
  return next !== undefined;
}

const DOWN = ['Enter', 'ArrowDown'];

/** Tab leads from price to price while prices are typed, and through everything else otherwise. */
function moveOn(event: KeyboardEvent<HTMLInputElement>, isTyped: boolean) {
  const { key, shiftKey, currentTarget } = event;
  if (!DOWN.includes(key) && key !== 'ArrowUp' && !(key === 'Tab' && isTyped)) return;
  const isBack = key === 'ArrowUp' || shiftKey;
  if (goBy(currentTarget, isBack ? -1 : 1) || key !== 'Tab') event.preventDefault();
}

/** A price at one branch, or the one price at several. What is typed is kept until it is saved (rule tenant/price-edits). */
export function PriceCell({
  sku,
  label,
  isBare,
  offers,
  edits,
  problem,
}: {
  sku: string;
  label: string;
  isBare: boolean;
  /** The branches that it is of, with their prices in minor units; at least one. */
  offers: readonly Offered[];
  /** Those of these branches. */
  edits: readonly PriceEdit[];
  problem?: string | undefined;
}) {
  const t = useTranslations('StaffMenu');
  const { currency } = useMenu();
  const [one] = edits;
  const { isTyped, type, leave, discard } = useTyping({ sku, offers });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && one) {
      event.preventDefault();
      discard();
    } else moveOn(event, isTyped);
  };
  const standing = one?.from ?? offers[0]?.priceMinor ?? 0;
  const isEdited = one !== undefined && (one.from !== null || one.isUnread);
  return (
    <div className="menu-price" data-price data-edited={isEdited}>
      <AmountField
        {...{ label, isBare, currency, onKeyDown: press, onLeave: leave }}
        value={one?.text ?? printTyped(standing, currency)}
        onChange={type}
        error={problem}
      />
      {isEdited && (
        <span className="menu-before">
          {t('before', { price: formatMoney({ amountMinor: standing, currency }) })}
          <button
            type="button"
            className="icon-button"
            aria-label={t('discard_one', { name: label })}
            onClick={discard}
          >
            ✕
          </button>
        </span>
      )}
    </div>
  );
}
