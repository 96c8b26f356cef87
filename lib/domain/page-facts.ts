import type { BranchContact } from './branch-contact';
import type { Country, Language } from './countries';
import type { Currency } from './currencies';
import type { PlaceWord } from './establishments';
import type { OpeningHours } from './opening-hours';
import type { OrderHint } from './order-hint';
import type { PopupOfPage } from './popups';
import type { OnTableClass, ServiceChoice } from './services';
import type { View } from './views';

/** What the scripts of a page know of its tenant; the same for every diner (decision 109). */
export type TenantFactsOfPage = {
  id: number;
  name: string;
  host: string;
  currency: Currency;
  country: Country;
  lang: Language;
  langs: Language[];
  services: ServiceChoice[];
  /** Services for which no tip is asked (decision 50). */
  noTip: ServiceChoice[];
  suppliers: { id: number; slug: string; services: ServiceChoice[] }[];
  /** What sentences call the place (decision 104). */
  place: PlaceWord;
  /** Seen under a staging host: its pass is a cookie that calls have to carry (decision 105). */
  isPreview: boolean;
  pixels: { google: string | null; meta: string | null };
  /** The tenant's landing is a screen of its own (decision 8). */
  hasLanding: boolean;
  hasPolicies: boolean;
};

/** What they know of the screen itself; `supplier` where it is a branch's. */
export type ScreenFacts = {
  view: View;
  supplier:
    | (BranchContact & {
        id: number;
        slug: string;
        name: string;
        on_table_class: OnTableClass;
        services: ServiceChoice[];
        /** The branch's zone: promotions begin and end by its clock. */
        timezone: string;
        hours: OpeningHours;
        /** Empty where none may show. */
        popups: readonly PopupOfPage[];
      })
    | null;
  /** The menu on the screen takes orders. */
  canOrder: boolean;
  /** Whom its reader orders from where it takes none; null where it takes them, and off a menu. */
  orderHint: OrderHint | null;
};
