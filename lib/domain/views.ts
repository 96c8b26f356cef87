/** The screens by the names that trackings carry in `view_vue` (spec section 2, decision 85); the later ones are ours. */
export const VIEWS = [
  'Main',
  'Location',
  'BranchOnTable',
  'BranchToTakeAway',
  'BranchWithOutService',
  'BranchToBook',
  'OnTableHome',
  'OnTableMenuDigital',
  'SubCategories',
  'InactiveInstance',
  'BranchOffices',
  'BranchWhatsapp',
  'Home',
  'MainCategories',
  'GrabAndGo',
  'Product',
  'Policies',
  'Cart',
  'PreCheckout',
  'Checkout',
  'Order',
  'Orders',
  'History',
  'NotFound',
] as const;
export type View = (typeof VIEWS)[number];

/** Where the app's own header is not shown: the landing, and a locked instance (spec section 2). */
export const VIEWS_WITHOUT_HEADER: readonly View[] = ['Main', 'InactiveInstance'];

/** Where popups never show: the landing, the location and the choice of a branch (spec section 2). */
export const VIEWS_WITHOUT_POPUPS: readonly View[] = [
  'Main',
  'Location',
  'BranchOnTable',
  'BranchToTakeAway',
  'BranchWithOutService',
  'BranchToBook',
  'BranchOffices',
  'BranchWhatsapp',
  'InactiveInstance',
  'NotFound',
];

/** Where the diner types or sees what is their own: nothing is measured there and nothing asked but the order. */
export const PERSONAL_VIEWS: readonly View[] = [
  'Cart',
  'PreCheckout',
  'Checkout',
  'Order',
  'Orders',
  'History',
];

/** Screens that ask about no cookies, because they measure nobody: the diner's own, a locked tenant's, and what is not there. */
export const UNMEASURED_VIEWS: readonly View[] = [...PERSONAL_VIEWS, 'InactiveInstance', 'NotFound'];
