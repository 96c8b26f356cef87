import type { Branch, Supplier } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import type { Weekday } from '@/lib/domain/branches/opening-hours';
import type { PublicScore } from '@/lib/domain/feedback/public-score';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { hasTableMenu } from '@/lib/tenancy/table-menu';

const TYPES = {
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  bar: 'BarOrPub',
  fast_food: 'FastFoodRestaurant',
  hotel: 'Hotel',
  store: 'Store',
  bakery: 'Bakery',
} as const satisfies Record<Instance['category_establishment'], string>;

const DAYS: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const toReservations = (urlTemplate: string) => ({
  acceptsReservations: true,
  potentialAction: {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate,
      actionPlatform: ['DesktopWebPlatform', 'MobileWebPlatform'].map((name) => `https://schema.org/${name}`),
    },
    result: { '@type': 'FoodEstablishmentReservation' },
  },
});

const toAggregate = ({ average, count }: PublicScore) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  ratingCount: count,
  bestRating: 10,
  worstRating: 1,
});

/** A branch for schema.org (rule tenant/search-engines). */
export function toRestaurant({
  supplier,
  tenant,
}: {
  supplier: Branch & Partial<Pick<Supplier, 'score'>>;
  tenant: Pick<
    Instance,
    'category_establishment' | 'public_origin' | 'country_code' | 'new_menu_v3' | 'new_menu_url'
  >;
}): object {
  const url = `${tenant.public_origin}/${supplier.slug}`;
  // A branch without tables has its menu at its home.
  const menuAddress = hasTableMenu({ tenant, branch: supplier }) ? 'table' : 'home';
  const menu = `${tenant.public_origin}${menuPath({ slug: supplier.slug, menuAddress })}`;
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[tenant.category_establishment],
    name: supplier.name,
    url,
    menu,
    ...(supplier.booking
      ? toReservations(`${tenant.public_origin}${screenPath({ screen: '*/reservar', slug: supplier.slug })}`)
      : {}),
    ...(supplier.score ? { aggregateRating: toAggregate(supplier.score) } : {}),
    hasMenu: { '@type': 'Menu', url: menu },
    ...(supplier.phone ? { telephone: supplier.phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: supplier.address,
      addressLocality: supplier.city,
      addressCountry: tenant.country_code,
    },
    geo: { '@type': 'GeoCoordinates', ...supplier.location },
    openingHoursSpecification: supplier.opening_hours.weekly.map((shift) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: shift.days.map((day) => DAYS[day]),
      opens: shift.open,
      closes: shift.close,
    })),
  };
}
