import type { BundleBranch, BundleGuest, TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { PayingBackend } from './gateway';
import { openPayingShop } from './paying-shop';
import { type Diner, NO_TIP } from './shop';
import { branchesWith, GUEST, seatOf, serveTables } from './table-shop';

export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const ROOM = { service: 'on_table', subservice: 'room' } as const;
export const TABLE = { service: 'on_table' } as const;
export const guest = (room: string, surname: string, changes: Partial<BundleGuest> = {}): BundleGuest => ({
  branchSlug: 'centro',
  room,
  surname,
  from: null,
  until: null,
  ...changes,
});
const GUESTS = [
  guest('Suite 1', 'Núñez de Arce'),
  guest('102', 'O’Brien-Pérez', { from: '2026-03-01', until: '2026-03-01' }),
  guest('102', 'Ayer', { until: '2026-02-28' }),
  guest('102', 'Mañana', { from: '2026-03-02' }),
  guest('102', 'Vecina', { branchSlug: 'norte' }),
];
export const hotel = (branch: Partial<BundleBranch> = {}): Partial<TenantBundle> => ({
  tables: [seatOf('Suite 1', { kind: 'room' }), seatOf('102', { kind: 'room' }), seatOf('5')],
  guests: GUESTS,
  branches: branchesWith({
    services: ['room', 'on_table'],
    onTableClass: 'checkout_no_incremental',
    weekly: [{ days: [...WEEK], open: '00:00', close: '00:00', services: null }],
    onlinePay: { delivery: false, take_away: false, on_table: true, book: false, room: true },
    paymentMethods: [
      { method: 'room_charge', services: ['room', 'on_table'] },
      { method: 'card', services: ['room', 'on_table'] },
      { method: 'face_to_face', services: ['room', 'on_table'] },
    ],
    ...branch,
  }),
});

/** A hotel whose rooms order, and what staff do there. */
export async function openHotel(paying: PayingBackend, changes: Partial<TenantBundle> = hotel()) {
  const shop = await serveTables(await openPayingShop(paying, changes));
  const limonada = { id: shop.offerId('limonada') };
  async function fill(diner: Diner, settled: object, place: object = ROOM): Promise<Cart> {
    const { purchase_id } = (await shop.add(diner, limonada, { ...place })).body as Cart;
    const told = { contact: GUEST, subservice: null, ...NO_TIP, ...settled };
    return (await shop.settle(diner, purchase_id, told)).body as Cart;
  }
  const charge = async (diner: Diner, name: string | null) =>
    shop.placeCart(diner, await fill(diner, { payment_method: 'room_charge', guest_name: name }));
  const staff = async (path: string, scope: Parameters<typeof shop.asStaff>[0], body?: object) =>
    shop.ask({ path, headers: await shop.asStaff(scope), ...(body ? { method: 'PUT', body } : {}) });
  const kitchen = async () => (await staff('/staff/orders.json', 'orders:read')).body as StaffOrder[];
  const move = ({ id }: Order, status: string) =>
    staff(`/staff/orders/${id}/status.json`, 'orders:write', { status });
  return { ...shop, limonada, fill, charge, staff, kitchen, move };
}
