'use client';

import { useTranslations } from 'next-intl';
import type { Cart, CartChanges } from '@/lib/contract/cart';

/** What else is said about an order: cutlery, packing, a few words. */
export function OrderDetails({
  cart,
  comment,
  onComment,
  onChange,
}: {
  cart: Pick<Cart, 'cutlery' | 'packed'>;
  comment: string;
  onComment: (comment: string) => void;
  onChange: (changes: CartChanges) => void;
}) {
  const t = useTranslations('Checkout');
  return (
    <div className="grid gap-2">
      {(['cutlery', 'packed'] as const).map((name) => (
        <label key={name} className="choice">
          <input
            type="checkbox"
            checked={cart[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
          <span>{t(name)}</span>
        </label>
      ))}
      <label className="field mt-2">
        <span className="field-label">{t('comment')}</span>
        <textarea
          className="input"
          rows={2}
          maxLength={250}
          value={comment}
          onChange={(event) => onComment(event.target.value)}
        />
      </label>
    </div>
  );
}
