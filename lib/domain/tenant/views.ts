import { listScreens, type SCREENS, type ScreenShape } from './screens';

/** The screens by the names that trackings carry in `view_vue` (rule visit/views); what is not there has one too. */
export type View = (typeof SCREENS)[ScreenShape]['view'] | 'NotFound';

const rows = listScreens().map(([, row]) => row);
/** Every row's name is a `View`, as its type is read from them. */
const viewsOf = (found: typeof rows) => [...new Set(found.flatMap(({ view }) => view ?? []))] as View[];

export const VIEWS: readonly View[] = [...viewsOf(rows), 'NotFound'];

/** Where the app's own header is not shown: the landing, and a locked instance (rule tenant/landing). */
export const VIEWS_WITHOUT_HEADER: readonly View[] = viewsOf(rows.filter(({ noHeader }) => noHeader));

/** Where popups never show: the landing, the location and the choice of a branch (rule branches/announcements). */
export const VIEWS_WITHOUT_POPUPS: readonly View[] = [
  ...viewsOf(rows.filter(({ noPopups }) => noPopups)),
  'NotFound',
];

/** Where the diner types or sees what is their own: nothing is measured there and nothing asked but the order. */
export const PERSONAL_VIEWS: readonly View[] = viewsOf(rows.filter(({ personal }) => personal));

/** Screens that ask about no cookies, because they measure nobody. */
export const UNMEASURED_VIEWS: readonly View[] = [
  ...viewsOf(rows.filter(({ personal, unmeasured }) => personal || unmeasured)),
  'NotFound',
];
