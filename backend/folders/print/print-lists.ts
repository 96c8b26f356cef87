import type { BundleCoupon, TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Currency } from '@/lib/domain/money/currencies';
import { textColumns } from '../read/files/read-cells';
import { COUPON_COLUMNS } from '../read/read-coupons';
import { amountCell, listCell, noCell, printRows, textCells, yesCell } from './cells';
import { imageCell, type Printed } from './printed';
import type { CsvRow } from './write-csv';

function termsCells({ terms, currency }: { terms: BundleCoupon['terms']; currency: Currency }): CsvRow {
  const amount = (amountMinor: number) => amountCell({ amountMinor, currency });
  switch (terms.kind) {
    case 'percent':
      return { value: terms.percent, max: terms.maxMinor === undefined ? '' : amount(terms.maxMinor) };
    case 'amount':
      return { value: amount(terms.amountMinor) };
    case 'free_delivery':
      return {};
  }
}

/** `coupons.csv` */
export function printCoupons({ coupons, currency }: TenantBundle): Printed {
  const text = printRows({
    required: ['code', 'kind', 'value'],
    optional: COUPON_COLUMNS,
    rows: coupons.map(({ code, terms, ...rules }) => ({
      code,
      kind: terms.kind,
      ...termsCells({ terms, currency }),
      from: rules.from ?? '',
      until: rules.until ?? '',
      weekdays: listCell(rules.weekdays),
      limit: rules.limit ?? '',
      per_profile: rules.perProfile,
      first_order: yesCell(rules.firstOrder),
      branches: listCell(rules.branches),
      services: listCell(rules.services),
      minimum: rules.minimumMinor === 0 ? '' : amountCell({ amountMinor: rules.minimumMinor, currency }),
    })),
  });
  return { 'coupons.csv': text };
}

/** `popups.csv` */
export function printPopups({ popups, language }: TenantBundle): Printed {
  const text = printRows({
    required: ['key', `title_${language}`],
    optional: [
      ...textColumns('title').filter((column) => column !== `title_${language}`),
      ...textColumns('text'),
      'branches',
      'services',
      'image',
      'url',
      'from',
      'until',
    ],
    rows: popups.map((popup) => ({
      key: popup.key,
      ...textCells('title', popup.title),
      ...textCells('text', popup.text),
      branches: listCell(popup.branches ?? []),
      services: listCell(popup.services ?? []),
      image: imageCell(popup.image),
      url: popup.url ?? '',
      from: popup.from ?? '',
      until: popup.until ?? '',
    })),
  });
  return { 'popups.csv': text };
}

/** `tables.csv`, with the version of each code, so that the printed ones go on to open their tables. */
export function printTables({ tables }: TenantBundle): Printed {
  const text = printRows({
    required: ['branch', 'label'],
    optional: ['kind', 'seats', 'area', 'join_group', 'active', 'qr_version'],
    rows: tables.map(({ branchSlug, kind, label, seats, area, joinGroup, active, qrVersion }) => ({
      branch: branchSlug,
      label,
      kind: kind === 'table' ? '' : kind,
      seats: seats ?? '',
      area: area ?? '',
      join_group: joinGroup ?? '',
      active: noCell(active),
      qr_version: qrVersion === 1 ? '' : qrVersion,
    })),
  });
  return { 'tables.csv': text };
}

/** `guests.csv` */
export function printGuests({ guests }: TenantBundle): Printed {
  const text = printRows({
    required: ['branch', 'room', 'surname'],
    optional: ['from', 'until'],
    rows: guests.map(({ branchSlug, room, surname, from, until }) => ({
      branch: branchSlug,
      room,
      surname,
      from: from ?? '',
      until: until ?? '',
    })),
  });
  return { 'guests.csv': text };
}
