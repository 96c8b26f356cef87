import type { BundleBranch, TenantBundle } from '@/backend/stored/tenant-bundle';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import type { Currency } from '@/lib/domain/money/currencies';
import { toMajor } from '@/lib/domain/money/money';
import type { BranchesFile } from '../read/tenant-schema';
import { printYaml, withoutEmpty } from './print-yaml';
import { imageCell, type Printed } from './printed';

type Amount = (amountMinor: number) => number;

function toTransfer(transfer: BundleBranch['transfer']) {
  if (!transfer) return null;
  const { account, payMinutes, reviewMinutes } = transfer;
  const { type, ...rest } = account;
  return { ...rest, account_type: type, minutes_to_pay: payMinutes, minutes_to_review: reviewMinutes };
}

function toBooking(booking: BundleBranch['booking'], amount: Amount) {
  if (!booking) return null;
  const { hours, interval, stays, days, oversize, contact, deposit } = booking;
  return {
    ...{ hours, interval, stays, days, oversize, contact },
    notice_minutes: booking.noticeMinutes,
    max_people: booking.maxPeople,
    walk_in_days: booking.walkInDays,
    walk_in_dates: booking.walkInDates,
    waiting_list: booking.waitingListDays,
    approved_people: booking.approvedPeople,
    deposit: deposit && {
      per_person: amount(deposit.perPersonMinor),
      from_people: deposit.fromPeople,
      refund_hours: deposit.refundHours,
    },
  };
}

/** A way to pay for all services says none. */
const toMethod = ({ method, services }: BundleBranch['paymentMethods'][number]) =>
  services.join() === SERVICE_CHOICES.join() ? { method } : { method, services };

function toPlace(branch: BundleBranch) {
  return {
    slug: branch.slug,
    name: branch.name,
    description: branch.description,
    city: branch.city,
    address: branch.address,
    latitude: branch.latitude,
    longitude: branch.longitude,
    timezone: branch.timezone,
    phone: branch.phone || null,
    whatsapp: branch.whatsapp,
    email: branch.email,
    image: imageCell(branch.image) || null,
    banner: imageCell(branch.banner) || null,
  };
}

/** Every field of the file is said, which the compiler asks for. */
type Said = Record<keyof BranchesFile[number], unknown>;

function toFile({ branch, amount }: { branch: BundleBranch; amount: Amount }): Said {
  return {
    ...toPlace(branch),
    services: branch.services,
    on_table_class: branch.onTableClass,
    court: branch.court,
    online_pay: Object.entries(branch.onlinePay).flatMap(([service, isPaid]) => (isPaid ? [service] : [])),
    minimum_order: amount(branch.minimumOrderMinor),
    shipping_zones: branch.shippingZones.map(({ zone, valueMinor }) => ({ zone, value: amount(valueMinor) })),
    preparation_minutes: branch.preparationMinutes,
    delivery_minutes: branch.wayMinutes,
    schedule_days: branch.scheduleDays,
    slot_minutes: branch.slotMinutes,
    slot_orders: branch.slotOrders,
    busy_over: branch.busyOver,
    cancel_minutes: branch.cancelMinutes,
    delivery_code: branch.deliveryCode,
    auto_accept: branch.autoAccept,
    alert_minutes: branch.alertMinutes,
    day_begins: branch.dayBegins,
    booking: toBooking(branch.booking, amount),
    hours: branch.weekly,
    exceptions: branch.exceptions.map(({ name, ...exception }) => ({ ...exception, name: name || null })),
    payment_methods: branch.paymentMethods.map(toMethod),
    payment_provider: branch.paymentProvider,
    transfer: toTransfer(branch.transfer),
  };
}

/** `branches.yaml`. Amounts are in the currency's own units. */
export function printBranches({
  branches,
  currency,
}: {
  branches: TenantBundle['branches'];
  currency: Currency;
}): Printed {
  const amount: Amount = (amountMinor) => toMajor({ amountMinor, currency });
  return { 'branches.yaml': printYaml(branches.map((branch) => withoutEmpty(toFile({ branch, amount })))) };
}
