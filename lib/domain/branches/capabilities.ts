import { ON_TABLE_CLASSES, type OnTableClass, type ServiceChoice } from './services';

type Mode = 'none' | 'remote' | 'book' | 'room' | 'basic' | 'checkout' | 'no_incremental' | 'plazoleta';

/** `payment`: `first` before the kitchen, `at_end` of an open account, `at_placing` with the order. */
type Capabilities = {
  mode: Mode;
  canOrder: boolean;
  payment: 'never' | 'first' | 'at_end' | 'at_placing';
  mustSendToPrepare: boolean;
  hasPickUpCode: boolean;
  canCallWaiter: boolean;
  canRateMenu: boolean;
  reason: 'choose_service' | 'read_only' | 'scan_table' | 'scan_room' | null;
};

const NOTHING: Capabilities = {
  mode: 'none',
  canOrder: false,
  payment: 'never',
  mustSendToPrepare: false,
  hasPickUpCode: false,
  canCallWaiter: false,
  canRateMenu: false,
  reason: null,
};

/** An unknown class counts as the read-only menu (rule table/classes). */
export function toOnTableClass(value: string | null | undefined): OnTableClass {
  return ON_TABLE_CLASSES.find((one) => one === value) ?? 'basic';
}

/** Whether the kitchen sees an order only once it is paid (rule orders/paid-first). */
export function isPaidFirst({
  service,
  onTableClass,
}: {
  service: ServiceChoice;
  onTableClass: string | null;
}): boolean {
  const there = { service, onTableClass, tableKnown: true, roomKnown: true, hideCallWaiter: false };
  return resolveCapabilities(there).payment === 'first';
}

/** Whose code such an order needs (rule table/ordering); null over a counter, at a door, and of a menu to read. */
export function seatKindOf({
  service,
  onTableClass,
}: {
  service: ServiceChoice;
  onTableClass: string | null;
}): 'table' | 'room' | null {
  const nowhere = { service, onTableClass, tableKnown: false, roomKnown: false, hideCallWaiter: false };
  const { reason } = resolveCapabilities(nowhere);
  if (reason === 'scan_room') return 'room';
  return reason === 'scan_table' ? 'table' : null;
}

function readOnly(reason: 'read_only' | 'scan_table'): Capabilities {
  return { ...NOTHING, mode: 'basic', canRateMenu: true, reason };
}

function onTable({
  onTableClass,
  tableKnown,
  hideCallWaiter,
}: {
  onTableClass: string | null;
  tableKnown: boolean;
  hideCallWaiter: boolean;
}): Capabilities {
  const own = toOnTableClass(onTableClass);
  if (own === 'basic') return readOnly('read_only');
  if (own === 'checkout_plazoleta') {
    return { ...NOTHING, mode: 'plazoleta', canOrder: true, payment: 'first', hasPickUpCode: true };
  }
  if (!tableKnown) return readOnly('scan_table');
  const atTable = { ...NOTHING, canOrder: true, canCallWaiter: !hideCallWaiter };
  return own === 'checkout'
    ? { ...atTable, mode: 'checkout', payment: 'at_end', mustSendToPrepare: true }
    : { ...atTable, mode: 'no_incremental', payment: 'first' };
}

/** The services of a branch (rule table/grab-and-go, rule table/ordering, rule feedback/rating-tab). */
export function resolveCapabilities({
  service,
  onTableClass,
  tableKnown,
  roomKnown,
  hideCallWaiter,
}: {
  service: ServiceChoice | null;
  onTableClass: string | null;
  tableKnown: boolean;
  roomKnown: boolean;
  hideCallWaiter: boolean;
}): Capabilities {
  switch (service) {
    case null:
      return { ...NOTHING, reason: 'choose_service' };
    case 'room':
      return roomKnown
        ? { ...NOTHING, mode: 'room', canOrder: true, payment: 'first' }
        : { ...NOTHING, mode: 'room', reason: 'scan_room' };
    case 'grab_and_go':
      return onTable({ onTableClass: 'checkout_plazoleta', tableKnown: false, hideCallWaiter });
    case 'on_table':
      return onTable({ onTableClass, tableKnown, hideCallWaiter });
    case 'book':
      return { ...NOTHING, mode: 'book', canOrder: true, payment: 'first' };
    case 'delivery':
    case 'schedule':
    case 'take_away':
      return { ...NOTHING, mode: 'remote', canOrder: true, payment: 'at_placing' };
  }
}

/** Whether what its tables order gathers on accounts that are paid at the end (rule table/classes). */
export function hasTableAccounts({
  services,
  onTableClass,
}: {
  services: readonly ServiceChoice[];
  onTableClass: string | null;
}): boolean {
  const there = { onTableClass, tableKnown: true, roomKnown: false, hideCallWaiter: false };
  return (
    services.includes('on_table') && resolveCapabilities({ ...there, service: 'on_table' }).mustSendToPrepare
  );
}
