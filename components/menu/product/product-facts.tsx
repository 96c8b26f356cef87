import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/contract/menu/menu';
import { legalAgeOf } from '@/lib/domain/people/age';
import type { Country } from '@/lib/domain/tenant/countries';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

export function ProductFacts({
  product,
  establishment,
  country,
}: {
  product: Product;
  establishment: EstablishmentKind;
  country: Country;
}) {
  const t = useTranslations('Product');
  const allergens = useTranslations('Allergens');
  const seals = useTranslations('Seals');
  return (
    <>
      {product.stock !== null && product.stock > 0 && (
        <p className="mt-2">{t('stock', { count: product.stock })}</p>
      )}
      {product.is_alcoholic && (
        <p className="mt-2 font-semibold">{t('adult_note', { age: legalAgeOf(country) })}</p>
      )}
      {product.seals.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {product.seals.map((seal) => (
            <li key={seal} className="chip chip-strong">
              {t('seals')} {seals(seal)}
            </li>
          ))}
        </ul>
      )}
      {product.allergens.length > 0 && (
        <p className="mt-4 text-muted">
          {t('allergens')}: {product.allergens.map((one) => allergens(one)).join(', ')}.{' '}
          {t('ask', { establishment })}
        </p>
      )}
    </>
  );
}
