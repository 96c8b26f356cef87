import type { BundleBranch } from '@/backend/stored/tenant-bundle';
import type { Currency } from '@/lib/domain/money/currencies';
import { toMinor } from '@/lib/domain/money/money';
import { type Problem, say } from '@/lib/domain/shop/problem';
import type { PictureReader } from './files/picture-reader';
import type { Locate } from './files/read-yaml';
import type { BranchesFile } from './tenant-schema';

function toTransfer(transfer: BranchesFile[number]['transfer']): BundleBranch['transfer'] {
  if (!transfer) return null;
  const {
    account_type: type,
    minutes_to_pay: payMinutes,
    minutes_to_review: reviewMinutes,
    ...account
  } = transfer;
  return { account: { ...account, type }, payMinutes, reviewMinutes };
}

function toBooking(
  booking: BranchesFile[number]['booking'],
  minor: (amount: number, ...path: PropertyKey[]) => number,
): BundleBranch['booking'] {
  if (!booking) return null;
  const { hours, interval, stays, days, oversize, contact, deposit } = booking;
  return {
    ...{ hours, interval, stays, days, oversize, contact },
    noticeMinutes: booking.notice_minutes,
    maxPeople: booking.max_people,
    walkInDays: booking.walk_in_days,
    walkInDates: booking.walk_in_dates,
    waitingListDays: booking.waiting_list,
    approvedPeople: booking.approved_people,
    deposit: deposit && {
      perPersonMinor: minor(deposit.per_person, 'booking', 'deposit', 'per_person'),
      fromPeople: deposit.from_people,
      refundHours: deposit.refund_hours,
    },
  };
}

function toOnlinePay(services: BranchesFile[number]['online_pay']): BundleBranch['onlinePay'] {
  const pays = new Set(services);
  return {
    delivery: pays.has('delivery'),
    take_away: pays.has('take_away'),
    on_table: pays.has('on_table'),
    book: pays.has('book'),
    room: pays.has('room'),
  };
}

export async function toBranch({
  branch,
  index,
  currency,
  at,
  picture,
  report,
}: {
  branch: BranchesFile[number];
  index: number;
  currency: Currency;
  at: Locate;
  picture: PictureReader;
  report: (problem: Problem) => void;
}): Promise<Omit<BundleBranch, 'dryLaw'>> {
  const minor = (amount: number, ...path: PropertyKey[]) => {
    const value = toMinor({ amount, currency });
    if (value === null)
      report({ place: at([index, ...path]), ...say('not_amount', { given: amount, currency }) });
    return value ?? 0;
  };
  return {
    slug: branch.slug,
    name: branch.name,
    description: branch.description,
    city: branch.city,
    address: branch.address,
    latitude: branch.latitude,
    longitude: branch.longitude,
    timezone: branch.timezone,
    phone: branch.phone,
    whatsapp: branch.whatsapp,
    email: branch.email,
    image: await picture(branch.image, at([index, 'image'])),
    banner: await picture(branch.banner, at([index, 'banner'])),
    services: branch.services,
    onTableClass: branch.on_table_class,
    court: branch.court,
    onlinePay: toOnlinePay(branch.online_pay),
    minimumOrderMinor: minor(branch.minimum_order, 'minimum_order'),
    shippingZones: branch.shipping_zones.map(({ zone, value }, place) => ({
      zone,
      valueMinor: minor(value, 'shipping_zones', place, 'value'),
    })),
    preparationMinutes: branch.preparation_minutes,
    wayMinutes: branch.delivery_minutes,
    scheduleDays: branch.schedule_days,
    slotMinutes: branch.slot_minutes,
    ...{ slotOrders: branch.slot_orders, busyOver: branch.busy_over },
    cancelMinutes: branch.cancel_minutes,
    ...{ deliveryCode: branch.delivery_code, autoAccept: branch.auto_accept },
    ...{ alertMinutes: branch.alert_minutes, dayBegins: branch.day_begins },
    booking: toBooking(branch.booking, minor),
    weekly: branch.hours,
    exceptions: branch.exceptions,
    paymentMethods: branch.payment_methods,
    paymentProvider: branch.payment_provider,
    transfer: toTransfer(branch.transfer),
  };
}
