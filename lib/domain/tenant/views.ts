import { listScreens, type SCREENS, type ScreenShape } from './screens';

/** Screen names in trackings, `view_vue` (rule visit/views). */
export type View = (typeof SCREENS)[ScreenShape]['view'] | 'NotFound';

const rows = listScreens().map(([, row]) => row);
/** Safe: `View` derives from these rows. */
const viewsOf = (found: typeof rows) => [...new Set(found.flatMap(({ view }) => view ?? []))] as View[];

export const VIEWS: readonly View[] = [...viewsOf(rows), 'NotFound'];

/** Screens without the app's header (rule tenant/landing). */
export const VIEWS_WITHOUT_HEADER: readonly View[] = viewsOf(rows.filter(({ noHeader }) => noHeader));

/** Screens without announcements (rule branches/announcements). */
export const VIEWS_WITHOUT_POPUPS: readonly View[] = [
  ...viewsOf(rows.filter(({ noPopups }) => noPopups)),
  'NotFound',
];

/** Screens with personal data: no measurement, no other questions. */
export const PERSONAL_VIEWS: readonly View[] = viewsOf(rows.filter(({ personal }) => personal));

/** Screens on which a map may be opened (rule delivery/map). */
export const MAP_VIEWS: readonly View[] = viewsOf(rows.filter(({ map }) => map));

export const UNMEASURED_VIEWS: readonly View[] = [
  ...viewsOf(rows.filter(({ personal, unmeasured }) => personal || unmeasured)),
  'NotFound',
];
