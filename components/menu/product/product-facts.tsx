import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '@/lib/contract/menu/menu';
import { servedHours } from '@/lib/domain/menu/served-hours';
import { legalAgeOf } from '@/lib/domain/people/age';
import type { Country } from '@/lib/domain/tenant/countries';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { Seals } from '../seals';

export function ProductFacts({
  product,
  establishment,
  country,
}: {
  product: Product;
  establishment: EstablishmentKind;
  country: Country;
}) {
  const locale = useLocale();
  const t = useTranslations('Product');
  const allergens = useTranslations('Allergens');
  const errors = useTranslations('Errors');
  return (
    <>
      {product.stock !== null && product.stock > 0 && (
        <p className="mt-2">{t('stock', { count: product.stock })}</p>
      )}
      {product.served && (
        <p className="mt-2">
          {t('served', { hours: servedHours(product.served, locale, (hour) => t('served_until', { hour })) })}
        </p>
      )}
      {product.max_per_order !== null && (
        <p className="mt-2">{errors('product_max', { limit: product.max_per_order, product: 'none' })}</p>
      )}
      {product.is_alcoholic && (
        <p className="mt-2 font-semibold">{t('adult_note', { age: legalAgeOf(country) })}</p>
      )}
      {product.seals.length > 0 && <Seals seals={product.seals} look="octagons" />}
      {product.allergens.length > 0 && (
        <p className="mt-4 text-muted">
          {t('allergens')}: {product.allergens.map((one) => allergens(one)).join(', ')}.{' '}
          {t('ask', { establishment })}
        </p>
      )}
    </>
  );
}
