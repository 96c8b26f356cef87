const suites = 'room-charge';
const GUEST = { file: 'backend/orders/placing/room-charge.ts', in: 'assertGuest', suites };

/** The guards of charges to rooms, as `guards.mjs` has them. */
export const ROOM_GUARDS = [
  {
    name: 'a charge to the room has its guest',
    file: 'backend/orders/placing/place-order.ts',
    in: 'placeOrder',
    if: 'isRoomCharge',
    suites,
  },
  { ...GUEST, name: 'a guest stays at the branch', text: 'supplier_id = $a', without: '$a::bigint > 0' },
  {
    ...GUEST,
    name: 'a guest stays in the room of the visit',
    text: 'room_key = $a',
    without: '$a::text is not null',
  },
  {
    ...GUEST,
    name: 'a guest stays that day',
    text: 'and coalesce(starts_on <= $a, true) and coalesce(ends_on >= $b, true)',
    without: 'and $a::date is not null',
  },
  { ...GUEST, name: 'a guest has that name', throws: 'guest_unknown' },
  {
    name: 'wrong names of a guest run out',
    file: 'backend/orders/placing/limit-guests.ts',
    text: 'burst: 5',
    without: 'burst: 500',
    suites,
  },
  {
    name: 'wrong names of a guest count by address',
    file: 'backend/orders/placing/limit-guests.ts',
    in: 'guestTries',
    text: 'if (isWrong) await countWrongToken({ deps, instance: ctx.instance, visitor }); else',
    without: 'if (!isWrong || !countWrongToken || !visitor)',
    suites,
  },
];
