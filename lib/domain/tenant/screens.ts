import type { ServiceChoice } from '@/lib/domain/branches/services';

type Row = {
  /** Its name in trackings (rule visit/views); null for redirects. */
  view: string | null;
  /** Rendered for each request (rule platform/personal-pages). */
  personal?: true;
  /** Reaches the tenant's gateways (rule payments/page-policy). */
  pays?: true;
  /** Reaches the installation's map (rule delivery/map). */
  map?: true;
  /** No announcements (rule branches/announcements). */
  noPopups?: true;
  /** Its id is that of a branch (rule booking/popup). */
  ofBranch?: true;
  /** May be shown in a frame by the tenant's `frame_ancestors` (rule booking/popup). */
  framed?: true;
  /** No header of the app (rule tenant/landing). */
  noHeader?: true;
  /** No measurement, so no cookie question; personal ones imply it. */
  unmeasured?: true;
  /** It shows an order, which is read when its branch is removed (rule branches/removed). */
  stays?: true;
  asks?: 'products' | 'categories';
  onlyWith?: ServiceChoice;
};

/** Keyed by the shape of the address: `*` is a branch, `#` an id. Known paths, views and previews derive from it. */
export const SCREENS = {
  '': { view: 'Main', noPopups: true, noHeader: true },
  location: { view: 'Location', map: true, noPopups: true },
  'my-location': { view: 'MyLocation', map: true, noPopups: true },
  'branch-to-on-table': { view: 'BranchOnTable', noPopups: true },
  'branch-to-take-away': { view: 'BranchToTakeAway', noPopups: true },
  'branch-without-service': { view: 'BranchWithOutService', noPopups: true },
  'branch-to-book': { view: 'BranchToBook', noPopups: true },
  'branch-offices': { view: 'BranchOffices', noPopups: true },
  'branch-whatsapp': { view: 'BranchWhatsapp', noPopups: true },
  // A printed code is for its script alone (rule table/code).
  md: { view: 'TableCode', noPopups: true, unmeasured: true },
  // A link's token is for its script alone (rule booking/link).
  'book_info/#': { view: 'BookInfo', personal: true },
  'rate/#': { view: 'BookingRating', personal: true },
  'ratecluvi/#': { view: 'OrderRating', personal: true },
  'reservarpopup/#': { view: 'BookingPopup', personal: true, noHeader: true, ofBranch: true, framed: true },
  perfil: { view: 'Profile', personal: true },
  'inactive-instance': { view: 'InactiveInstance', noPopups: true, noHeader: true, unmeasured: true },
  '*': { view: 'Home', map: true },
  '*/menu-digital/home': { view: 'OnTableHome' },
  '*/menu-digital': { view: 'OnTableMenuDigital' },
  '*/menu-digital/my-order/#': { view: 'OnTableMyOrder', personal: true, pays: true },
  '*/solo-pago': { view: 'TableAccount', personal: true, pays: true },
  '*/grab-and-go': { view: 'GrabAndGo', onlyWith: 'grab_and_go' },
  '*/service-room': { view: 'ServiceRoom', onlyWith: 'room' },
  '*/grab-and-go/my-order': { view: 'GrabAndGoMyOrder', personal: true, onlyWith: 'grab_and_go' },
  '*/maincategories': { view: 'MainCategories', map: true },
  '*/subcategories': { view: 'SubCategories', map: true },
  '*/menu-part/#': { view: 'SubCategories', asks: 'categories' },
  '*/#': { view: 'Product', map: true, asks: 'products' },
  '*/view/#': { view: 'Product', map: true, asks: 'products' },
  '*/politicas-servicio': { view: 'Policies' },
  '*/reservar': { view: 'Booking', personal: true },
  '*/delivery/order': { view: 'Cart', personal: true },
  // The link of a group order (rule cart/group).
  '*/join': { view: 'JoinGroup', personal: true },
  '*/precheckout': { view: 'PreCheckout', personal: true, map: true },
  '*/checkout/#': { view: 'Checkout', personal: true, pays: true, stays: true },
  '*/webcheckout/#': { view: 'WebCheckout', personal: true, pays: true, stays: true },
  '*/order/#': { view: 'Order', personal: true, stays: true },
  '*/orders': { view: 'Orders', personal: true, stays: true },
  '*/history-my-orders': { view: 'History', personal: true, stays: true },
  // The rest is for its script alone (server/hide-query).
  '*/sl': { view: 'SmartLink', personal: true },
  // Short links (rule table/short-link).
  '*/md': { view: null },
  '*/delivery': { view: null },
} as const satisfies Record<string, Row>;

export type Shape = keyof typeof SCREENS;
export type ScreenShape = { [S in Shape]: (typeof SCREENS)[S]['view'] extends null ? never : S }[Shape];

const ID = /^[1-9]\d{0,15}$/;
const ROWS: ReadonlyMap<string, Row> = new Map(Object.entries(SCREENS));

const toShape = (parts: readonly string[]) => parts.map((part) => (ID.test(part) ? '#' : part)).join('/');
/** Finds the screen from the segments of the address; one that is empty for the landing. */
export const screenOfTenant = (parts: readonly string[]): Row | null =>
  parts[0] === '*' ? null : (ROWS.get(toShape(parts)) ?? null);

const toBranchShape = (rest: readonly string[]) => (rest.length === 0 ? '*' : `*/${toShape(rest)}`);
const isShape = (shape: string): shape is Shape => ROWS.has(shape);
/** The shape of an address of a branch, by the segments after it; null where it has no such screen. */
export function findBranchShape(rest: readonly string[]): Shape | null {
  const shape = toBranchShape(rest);
  return isShape(shape) ? shape : null;
}
export const screenOfBranch = (rest: readonly string[]): Row | null => ROWS.get(toBranchShape(rest)) ?? null;

export function findShape([first = '', ...rest]: readonly string[]): ScreenShape | null {
  const parts = [first, ...rest];
  const shape = screenOfTenant(parts) ? toShape(parts) : toBranchShape(rest);
  // Safe: shapes with a view have a page.
  return ROWS.get(shape)?.view ? (shape as ScreenShape) : null;
}

export const listScreens = (): (readonly [shape: string, row: Row])[] => [...ROWS];
