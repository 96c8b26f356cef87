import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { StoredBranch } from '@/backend/stored/stored-branch';
import { supplierColumns } from '@/backend/stored/supplier-json';
import type { Branch } from '@/lib/contract/branches/supplier';
import { busyAt } from '@/lib/domain/branches/busy';
import { hoursAt } from '@/lib/domain/branches/pauses';
import type { OnTableClass, Service, ServiceChoice } from '@/lib/domain/branches/services';
import { SCHEDULE_DAYS, type Scheduling, SLOT_MINUTES } from '@/lib/domain/branches/slots';
import type { Currency } from '@/lib/domain/money/currencies';
import { toMajor } from '@/lib/domain/money/money';
import { resolveArrival, WAY_MINUTES } from '@/lib/domain/orders/arrival';
import type { Language } from '@/lib/domain/tenant/countries';
import { fallbackOf, type LocalText, resolveText } from '@/lib/domain/text/local-text';

export type SupplierRow = {
  id: number;
  slug: string;
  city_id: number;
  on_table_class: OnTableClass;
  court: string | null;
  services: ServiceChoice[];
  settings: StoredBranch;
};

type KnownSupplierRow = SupplierRow & { is_removed: boolean };

const COLUMNS = supplierColumns('suppliers');

export function listSupplierRows(sql: Sql, instanceId: number): Promise<SupplierRow[]> {
  return sql<SupplierRow>(
    `select ${COLUMNS} from suppliers where instance_id = $1 and removed_at is null order by position`,
    [instanceId],
  );
}

/** Lists all branches, removed ones too. */
export const listKnownSupplierRows = (sql: Sql, instanceId: number): Promise<KnownSupplierRow[]> =>
  sql<KnownSupplierRow>(
    `select ${COLUMNS}, removed_at is not null as is_removed from suppliers where instance_id = $1 order by position`,
    [instanceId],
  );

/** Lists the stalls of a court (rule table/court). */
export const listCourtRows = ({
  sql,
  instanceId,
  court,
}: {
  sql: Sql;
  instanceId: number;
  court: string;
}): Promise<SupplierRow[]> =>
  sql<SupplierRow>(
    `select ${COLUMNS} from suppliers where instance_id = $1 and court = $2 and removed_at is null order by position`,
    [instanceId, court],
  );

/** @throws not_found, for another tenant's too */
export async function getSupplierRow(sql: Sql, instanceId: number, idOrSlug: string): Promise<SupplierRow> {
  const [row] = await sql<SupplierRow>(
    `select ${COLUMNS} from suppliers
     where instance_id = $1 and removed_at is null and (slug = $2 or id::text = $2)`,
    [instanceId, idOrSlug],
  );
  if (!row) throw new AppError('not_found');
  return row;
}

/** A removed branch too: what was ordered, booked or paid there is still read (rule branches/removed). @throws not_found */
export async function getKnownSupplierRow(
  sql: Sql,
  instanceId: number,
  idOrSlug: string,
): Promise<KnownSupplierRow> {
  const [row] = await sql<KnownSupplierRow>(
    `select ${COLUMNS}, removed_at is not null as is_removed from suppliers
     where instance_id = $1 and (slug = $2 or id::text = $2)`,
    [instanceId, idOrSlug],
  );
  if (!row) throw new AppError('not_found');
  return row;
}

/** How soon an order can come, with what a busy kitchen adds; `zoneMinutes` where the way is known (rule orders/arrival, rule branches/busy). */
export const arrivalAt = ({
  settings: { preparationMinutes, wayMinutes = WAY_MINUTES, busy },
  service,
  zoneMinutes = null,
  now,
}: {
  settings: Pick<StoredBranch, 'preparationMinutes' | 'wayMinutes' | 'busy'>;
  now: Date;
  service: Parameters<typeof resolveArrival>[0]['service'];
  zoneMinutes?: number | null;
}) =>
  resolveArrival({
    service,
    preparationMinutes: preparationMinutes + (busyAt({ busy, at: now })?.minutes ?? 0),
    wayMinutes: zoneMinutes ?? wayMinutes,
  });

/** The minutes that a branch's pages say, without its load (rule orders/arrival). */
const arrivalMinutesOf = ({ settings, ctx: { now } }: { settings: StoredBranch; ctx: Context }) => ({
  delivery: arrivalAt({ settings, service: 'delivery', now }),
  take_away: arrivalAt({ settings, service: 'take_away', now }),
});

/** How orders for later are taken; `zoneMinutes` where the way is known (rule branches/slots). */
export const schedulingOf = ({
  settings,
  service,
  zoneMinutes = null,
}: {
  settings: Pick<
    StoredBranch,
    'preparationMinutes' | 'wayMinutes' | 'scheduleDays' | 'slotMinutes' | 'slotOrders'
  >;
  service: Service;
  zoneMinutes?: number | null;
}): Scheduling => {
  const { preparationMinutes, wayMinutes = WAY_MINUTES } = settings;
  const { scheduleDays: days = SCHEDULE_DAYS, slotMinutes = SLOT_MINUTES, slotOrders = null } = settings;
  const way = service === 'delivery' ? (zoneMinutes ?? wayMinutes) : 0;
  return { leadMinutes: preparationMinutes + way, days, slotMinutes, slotOrders };
};

/** Makes the branch that all three of its views begin with (rule branches/one-serializer). */
export function toBranch({ row, ctx }: { row: SupplierRow; ctx: Context }): Branch {
  const { settings } = row;
  const { leastDeliveryMinor = null, booking: rules = null } = settings;
  const { currency, language, country } = ctx.instance;
  const major = (amountMinor: number) => toMajor({ amountMinor, currency });
  return {
    id: row.id,
    supplier_id: row.id,
    slug: row.slug,
    name: settings.name,
    description: resolveText({ text: settings.description, lang: ctx.lang, own: language }),
    locale: `${language}-${country}`,
    ciudad_id: row.city_id,
    city: settings.city,
    address: settings.address,
    location: { latitude: settings.latitude, longitude: settings.longitude },
    phone: settings.phone,
    whatsapp: settings.whatsapp,
    email: settings.email,
    image: settings.image,
    banner: settings.banner,
    services: row.services,
    on_table_class: row.on_table_class,
    has_delivery_pay: settings.onlinePay.delivery,
    has_take_away_pay: settings.onlinePay.take_away,
    has_on_table_pay: settings.onlinePay.on_table,
    has_book_pay: settings.onlinePay.book,
    has_room_pay: settings.onlinePay.room,
    minimum_order_value: major(settings.minimumOrderMinor),
    shipping_price: settings.shippingZones.map(({ zone, valueMinor }) => ({
      zone,
      value: major(valueMinor),
    })),
    delivery_price_from: leastDeliveryMinor === null ? null : major(leastDeliveryMinor),
    schedule_days: settings.scheduleDays ?? SCHEDULE_DAYS,
    arrival_minutes: arrivalMinutesOf({ settings, ctx }),
    opening_hours: hoursAt({ hours: settings, at: ctx.now }),
    booking: rules && { max_people: rules.maxPeople, waiting_list_days: [...rules.waitingListDays] },
  };
}

export const localizer =
  (ctx: Context) =>
  (text: LocalText): string =>
    resolveText({ text, lang: ctx.lang, own: ctx.instance.language });

/** Finds the language of a text that is not in the caller's language (rule tenant/text-fallback). */
export const fallbackMarker =
  (ctx: Context) =>
  (text: LocalText): Language | undefined =>
    fallbackOf({ text, lang: ctx.lang, own: ctx.instance.language });

export type MajorAmount = (amountMinor: number) => number;
export const majorOf =
  (currency: Currency): MajorAmount =>
  (amountMinor) =>
    toMajor({ amountMinor, currency });
