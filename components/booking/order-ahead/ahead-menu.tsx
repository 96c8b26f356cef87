import { Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { Icon } from '@/components/ui/icon';
import { DishPicture } from '@/components/ui/pictures/dish-picture';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import type { Booking } from '@/lib/contract/booking/booking';
import type { ProductCard, Subcategory } from '@/lib/contract/menu/menu';
import { resolveCardPrice } from '@/lib/domain/menu/card-price';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';
import { toMajor } from '@/lib/domain/money/money';
import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { useMenuOf } from '@/lib/queries/booking/order-ahead';
import { AheadDish } from './ahead-dish';
import { useAddAhead } from './use-add-ahead';

type Props = { booking: Booking; access: BookingAccess };
type Choosing = Props & { choose: (product: ProductCard) => void };

/** Alcohol is not ordered ahead: somebody of age orders it at the table. */
const isOffered = ({ available, stock, is_alcoholic }: ProductCard): boolean =>
  available && stock !== 0 && !is_alcoholic;

/** Its name opens it; the plus adds one at once where nothing has to be chosen. */
function DishRow({ product, booking, access, choose }: Choosing & { product: ProductCard }) {
  const [t, words] = [useTranslations('BookInfo'), useTranslations('Product')];
  const { currency } = useApp().tenant;
  const { add, isPending } = useAddAhead(access);
  const { timezone } = booking.supplier;
  const priced = { product, currency, at: new Date(), timezone, service: 'on_table' } as const;
  const { price } = resolveOffer({ ...priced, sayFrom: (least) => words('from', { price: least }) });
  const { id, name, name_in, image } = product;
  const lines = booking.order?.lines.filter((line) => line.product_supplier_id === id) ?? [];
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const unitPrice = toMajor({ amountMinor: resolveCardPrice(priced).nowMinor, currency });
  const press = () =>
    product.has_required_options ? choose(product) : void add({ product: { id, count: 1 }, unitPrice });
  return (
    <li className="flex items-center gap-3 border-line border-b py-3">
      <button
        type="button"
        className="flex min-w-0 flex-1 items-center gap-3 text-left"
        aria-label={t('ahead_open', { name })}
        onClick={() => choose(product)}
      >
        {image && <DishPicture picture={image} size={64} />}
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="block font-semibold" lang={name_in}>
            {name}
          </span>
          <span className="price block">{price}</span>
          {count > 0 && <span className="block text-muted">{t('ahead_count', { count })}</span>}
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('ahead_quick', { name })}
        disabled={isPending}
        onClick={press}
      >
        <Icon of={Plus} size={24} />
      </button>
    </li>
  );
}

function Dishes({ categories, ...choosing }: Choosing & { categories: readonly Subcategory[] }) {
  const t = useTranslations('BookInfo');
  const offered = categories
    .map((category) => ({ ...category, products: category.products.filter(isOffered) }))
    .filter(({ products }) => products.length > 0);
  if (offered.length === 0) return <p>{t('ahead_none')}</p>;
  return offered.map(({ id, name, products }) => (
    <section key={id} className="mt-4" aria-label={name}>
      <h3 className="text-section">{name}</h3>
      <ul>
        {products.map((product) => (
          <DishRow key={product.id} product={product} {...choosing} />
        ))}
      </ul>
    </section>
  ));
}

/** The menu of the booking's branch, to order ahead from (rule booking/ordering-ahead). */
export function AheadMenu({ booking, access, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('BookInfo');
  const [chosen, setChosen] = useState<ProductCard | null>(null);
  const { data, error, refetch } = useMenuOf(booking.supplier.slug);
  if (chosen)
    return (
      <AheadDish
        card={chosen}
        timezone={booking.supplier.timezone}
        access={access}
        onClose={() => setChosen(null)}
      />
    );
  const categories = data?.menu.categories.flatMap((one) => [one, ...one.subcategories]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('ahead_menu')}
      closeLabel={t('close')}
      tall
      footer={
        <button type="button" className="button flex-1" onClick={onClose}>
          {t('ahead_done')}
        </button>
      }
    >
      {categories && <Dishes categories={categories} booking={booking} access={access} choose={setChosen} />}
      {!categories && error && <FailedLoad error={error} onRetry={() => void refetch()} />}
      {!categories && !error && <LoadingShape className="h-[320px]" />}
    </Sheet>
  );
}
