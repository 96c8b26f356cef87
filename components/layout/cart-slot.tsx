import { getTranslations } from 'next-intl/server';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { CART_SLOT_ID } from './cart-slot-id';

/** Reserves space from the first paint (rule cart/bar). */
export async function CartSlot({ establishment }: { establishment: EstablishmentKind }) {
  const t = await getTranslations('Cart');
  return (
    <aside className="cart-side" aria-label={t('title')}>
      <div id={CART_SLOT_ID} className="cart-panel">
        <div className="cart-panel-empty">
          <h2 className="text-section">{t('title')}</h2>
          <p className="mt-2 text-muted">{t('empty_text', { establishment })}</p>
        </div>
      </div>
    </aside>
  );
}
