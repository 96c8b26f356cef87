import { screen } from '@testing-library/react';
import { BoardScreen } from '@/components/staff/board/board-screen';
import { getAlerts } from '@/lib/contract/staff/alert-calls';
import { listStaffOrders, type StaffOrder } from '@/lib/contract/staff/calls';
import { getStaffInstance, type StaffInstance } from '@/lib/contract/staff/instance-calls';
import { getPace, type Pace } from '@/lib/contract/staff/pace-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { type Answered, renderStaff, signedInAs } from './render-staff';

export const INSTANCE: StaffInstance = {
  id: 1,
  slug: 'norte',
  status: 'active',
  scopes: ['instance:read', 'orders:read', 'orders:write'],
  country: 'CO',
  currency: 'COP',
  branches: [
    {
      id: 2,
      slug: 'centro',
      name: 'Centro',
      timezone: 'America/Bogota',
      stations: [],
      has_accounts: true,
      takes_bookings: true,
    },
  ],
};

/** Open all day. */
export const PACE: Pace = {
  supplier_id: 2,
  services: ['delivery', 'take_away', 'on_table'],
  busy: null,
  in_kitchen: 0,
  busy_over: null,
  arrival_minutes: { delivery: { least: 40, most: 55 }, take_away: { least: 20, most: 30 } },
  slot_orders: null,
  slots: [],
  opening_hours: {
    timezone: 'America/Bogota',
    weekly: [
      {
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        open: '00:00',
        close: '00:00',
        services: null,
      },
    ],
    exceptions: [],
  },
};

export type Line = StaffOrder['products'][number];
export const LINE: Line = {
  id: 1,
  product_supplier_id: 1,
  product_id: 1,
  name: 'Arepa',
  image: null,
  count: 2,
  unit_price: 9_000,
  subtotal: 18_000,
  promo: null,
  kept_until: null,
  options: [],
  comment: '',
  stall: null,
  stock: null,
  max_per_order: null,
  is_alcoholic: false,
  member: null,
  struck: false,
  stage: null,
  station: null,
};

export const orderOf = (changes: Partial<StaffOrder> = {}): StaffOrder => ({
  id: 7,
  number: 12,
  bck_purchase_id: null,
  supplier_id: 2,
  status: 'in_progress',
  service: 'delivery',
  subservice: null,
  seat: null,
  is_account: false,
  pick_up: null,
  sign_tries: null,
  schedule_date: null,
  schedule_hour: null,
  schedule_day: null,
  products: [LINE],
  total: 18_000,
  paid: true,
  payment_method: 'card',
  cash_amount: null,
  cash_change: null,
  refund_due: null,
  charge_problems: [],
  guest: null,
  contact: null,
  invoice: null,
  place: null,
  shipping_zone: null,
  comment: '',
  cutlery: false,
  packed: false,
  is_stall: false,
  first: false,
  placed_at: null,
  ready_at: null,
  promised: null,
  news: [],
  ...changes,
});

export const LIST = '/tenants/norte/staff/orders.json';

/** Sound as a browser gives it, only after a tap. @returns the tones that were begun, and what takes the sound away */
export function fakeSound() {
  const tones: number[] = [];
  const opened: Sound[] = [];
  const node = { connect: () => node };
  const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class Sound extends EventTarget {
    state = 'suspended';
    currentTime = 0;
    constructor() {
      super();
      opened.push(this);
    }
    resume = async () => {
      this.state = 'running';
    };
    close = async () => undefined;
    createGain = () => ({ ...node, gain });
    createOscillator = () => {
      const frequency = { value: 0 };
      return { ...node, frequency, start: () => tones.push(frequency.value), stop: () => undefined };
    };
  }
  Object.assign(window, { AudioContext: Sound });
  /** As a call, or a screen that is off, does on a phone. */
  const interrupt = () => {
    for (const sound of opened) {
      sound.state = 'interrupted';
      sound.dispatchEvent(new Event('statechange'));
    }
  };
  return { tones, interrupt };
}

/** The board of a kitchen; each item of `lists` answers one question for the orders, the last one all later ones. @param events what its stream tells */
export async function renderBoard(
  lists: unknown[],
  answered: readonly Answered[] = [],
  stations: string[] = [],
  events: ReadableStream<Uint8Array> | null = null,
) {
  const sound = fakeSound();
  const bench = renderStaff(
    <BoardScreen slug="norte" />,
    [
      [getSignedIn, signedInAs('kitchen')],
      [
        getStaffInstance,
        { ...INSTANCE, branches: INSTANCE.branches.map((branch) => ({ ...branch, stations })) },
      ],
      [listStaffOrders, ...lists],
      ...answered,
      [getAlerts, { push_key: null, is_told: false, minutes: 3 }],
      [getPace, PACE],
    ],
    events,
  );
  await screen.findByRole('heading', { name: 'Nuevos' });
  return { ...bench, ...sound };
}
