import { useTranslations } from 'next-intl';
import type { Cart } from '@/lib/contract/cart/cart';

/** Why lines cost more than a moment ago: their price was kept for another service or time (rule cart/kept-price). */
export function PriceLeft({ cart: { products } }: { cart: Pick<Cart, 'products'> }) {
  const [t, services] = [useTranslations('Cart'), useTranslations('Services')];
  const left = products.filter(({ kept_for }) => kept_for !== undefined);
  const [first] = left;
  if (!first?.kept_for) return null;
  const values = { count: left.length, name: first.name, service: services(first.kept_for) };
  return (
    <p role="status" className="text-muted">
      {t('price_left', values)}
    </p>
  );
}
