import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTACT } from '@/tests/support/shops/shop';

/** `dish`: how its name begins. `isCounted`: its stock is added up. */
export type KillTenant = {
  slug: string;
  dish: string;
  isCounted?: true;
  coupon: string | null;
  contact: object;
  /** Adds further files to its folder. */
  prepare?: (folder: string) => void;
};
export const AT_WOMPI: KillTenant = {
  slug: 'siempre-abierta',
  dish: 'Caldo',
  isCounted: true,
  coupon: 'sabor10',
  contact: CONTACT,
};
/** Parties of two, at tables for two. @param more rules of the branch's bookings */
function prepareBookings({
  folder,
  services,
  more = [],
  tables,
}: {
  folder: string;
  services: string;
  more?: readonly string[];
  tables: readonly string[];
}): void {
  const branches = join(folder, 'branches.yaml');
  const rules = [
    '  booking:',
    "    hours: [{ days: [mon, tue, wed, thu, fri, sat, sun], first: '12:00', last: '20:00' }]",
    '    stays: [{ people: 2, minutes: 90 }]',
    '    max_people: 2',
    ...more,
  ];
  const text = readFileSync(branches, 'utf8')
    .replace('take_away]\n  online', `take_away, ${services}]\n  online`)
    .replace('  hours:\n', `${rules.join('\n')}\n  hours:\n`);
  writeFileSync(branches, text);
  const rows = tables.map((label) => `centro,,${label},2,,\n`);
  writeFileSync(join(folder, 'tables.csv'), `branch,kind,label,seats,active,qr_version\n${rows.join('')}`);
}

/** With one table, of which the hours are booked. */
export const WITH_A_TABLE: KillTenant = {
  slug: 'vecina-abierta',
  dish: 'Caldo',
  coupon: null,
  contact: {
    ...CONTACT,
    phone: '987654321',
    phone_code: '51',
    phone_code_iso2: 'PE',
    dni_type: 'DNI',
    dni: '45678901',
  },
  prepare: (folder) => prepareBookings({ folder, services: 'book', tables: ['1'] }),
};
/** With tables that have accounts, whose bookings are paid ahead. */
export const WITH_DEPOSITS: KillTenant = {
  ...AT_WOMPI,
  prepare(folder) {
    const more = ['    deposit: { per_person: 20000, from_people: 1, refund_hours: 2 }'];
    prepareBookings({ folder, services: 'book, on_table', more, tables: ['1', '2'] });
    const branches = join(folder, 'branches.yaml');
    const text = readFileSync(branches, 'utf8');
    const pay = 'on_table_class: checkout\n  online_pay: [delivery, take_away, on_table, book]';
    writeFileSync(branches, text.replace('online_pay: [delivery, take_away]', pay));
  },
};
/** Without a coupon, and nothing counted. */
export const AT_STRIPE: KillTenant = {
  slug: 'cantina-abierta',
  dish: 'Tacos',
  coupon: null,
  contact: {
    ...CONTACT,
    phone: '9981234567',
    phone_code: '52',
    phone_code_iso2: 'MX',
    dni_type: 'PP',
    dni: 'G12345678',
  },
};
