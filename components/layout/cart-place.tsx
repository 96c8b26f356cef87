import { getTranslations } from 'next-intl/server';
import type { PlaceWord } from '@/lib/domain/tenant/establishments';
import { CART_PLACE_ID } from './cart-place-id';

/** Reserves the room of the cart's bar from the first paint, so that nothing shifts (rule cart/bar). */
export async function CartPlace({ place }: { place: PlaceWord }) {
  const t = await getTranslations('Cart');
  return (
    <aside className="cart-side" aria-label={t('title')}>
      <div id={CART_PLACE_ID} className="cart-panel">
        <div className="cart-panel-empty">
          <h2 className="text-section">{t('title')}</h2>
          <p className="mt-2 text-muted">{t('empty_text', { place })}</p>
        </div>
      </div>
    </aside>
  );
}
