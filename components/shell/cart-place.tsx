import { getTranslations } from 'next-intl/server';
import { CART_PLACE_ID } from './cart-place-id';

/** Keeps the place from the first paint, so that nothing moves when there is a cart (screens, «Cart bar and cart»). */
export async function CartPlace() {
  const t = await getTranslations('Cart');
  return (
    <aside className="cart-side" aria-label={t('title')}>
      <div id={CART_PLACE_ID} className="cart-panel">
        <div className="cart-panel-empty">
          <h2 className="text-[22px]">{t('title')}</h2>
          <p className="mt-2 text-muted">{t('empty_text')}</p>
        </div>
      </div>
    </aside>
  );
}
