import { getTranslations } from 'next-intl/server';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { CART_EMPTY_ID, CART_SLOT_ID } from './slots';

/** Reserves space from the first paint (rule cart/bar). */
export async function CartSlot({
  establishment,
  hint,
}: {
  establishment: EstablishmentKind;
  /** Tells a diner without a table what to do first. */
  hint: OrderHint | null;
}) {
  const [t, product] = [await getTranslations('Cart'), await getTranslations('Product')];
  return (
    <aside className="cart-side" aria-label={t('title')}>
      <div id={CART_SLOT_ID} className="cart-panel">
        <div className="cart-panel-empty">
          <h2 className="text-section">{t('title')}</h2>
          <p id={CART_EMPTY_ID} className="mt-2 text-muted" suppressHydrationWarning>
            {hint ? product(`order_${hint}`, { establishment }) : t('empty_text', { establishment })}
          </p>
        </div>
      </div>
    </aside>
  );
}
