/** The guards of the places of a slot, as `guards.mjs` has them. */
export const SLOT_GUARDS = [
  {
    name: 'an order takes a place of its slot',
    file: 'backend/orders/placing/slot-places.ts',
    in: 'takeSlot',
    text: "select refuse('slot_full') where",
    without: 'select 1 where',
    suites: 'races-of-slots',
  },
  {
    name: 'places of a slot are counted one after the other',
    file: 'backend/orders/placing/slot-places.ts',
    in: 'takeSlot',
    text: 'pg_advisory_xact_lock(hashtextextended(',
    without: '(hashtextextended(',
    suites: 'races-of-slots',
  },
  {
    name: 'a cart holds no place of a slot',
    file: 'backend/orders/placing/slot-places.ts',
    in: 'takeSlot',
    text: "status not in ('cart', 'cancelled')",
    without: 'true',
    suites: 'races-of-slots',
  },
];
