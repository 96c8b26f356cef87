import { CONTACT } from '@/tests/support/shops/shop';

const NOON = Date.parse('2026-11-18T17:00:00Z');

/** `dish`: how its name begins. `clock`: its gateway's. */
export type KillTenant = {
  slug: string;
  dish: string;
  coupon: string | null;
  contact: object;
  clock: () => Date;
};
export const AT_WOMPI: KillTenant = {
  slug: 'siempre-abierta',
  dish: 'Caldo',
  coupon: 'sabor10',
  contact: CONTACT,
  // A gateway's day does not end in the middle of a test.
  clock: () => new Date(NOON + performance.now()),
};
/** Where a wallet is paid with. */
export const IN_PERU: KillTenant = {
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
  clock: AT_WOMPI.clock,
};
/** Without a coupon, and nothing counted; asked for charges by the hour of the backend. */
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
  clock: () => new Date(),
};
