import { getTranslations } from 'next-intl/server';
import type { PlaceWord } from '@/lib/domain/establishments';
import { CART_PLACE_ID } from './cart-place-id';

/** Keeps the place from the first paint, so that nothing moves when there is a cart (screens, «Cart bar and cart»). */
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
