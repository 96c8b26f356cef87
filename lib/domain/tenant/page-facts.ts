import type { BranchContact } from '@/lib/domain/branches/contact';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Country, Language } from './countries';
import type { EstablishmentKind } from './establishments';
import type { PopupOfPage } from './popups';
import type { View } from './views';

/** Facts of the tenant for a page's scripts; the same for every diner (rule platform/public-pages). */
export type TenantFactsOfPage = {
  id: number;
  name: string;
  host: string;
  currency: Currency;
  country: Country;
  lang: Language;
  langs: Language[];
  services: ServiceChoice[];
  /** Services for which no tip is asked (rule cart/tip). */
  noTip: ServiceChoice[];
  suppliers: { id: number; slug: string; services: ServiceChoice[] }[];
  /** The kind of establishment for texts (rule tenant/establishment). */
  establishment: EstablishmentKind;
  /** A preview: calls must carry its cookie (rule tenant/preview). */
  isPreview: boolean;
  pixels: { google: string | null; meta: string | null };
  /** False where the landing redirects to the table's menu (rule table/single-link). */
  hasLanding: boolean;
  hasPolicies: boolean;
};

/** What they know of the screen itself; `supplier` where it is a branch's. */
export type ScreenFacts = {
  view: View;
  /** One of the diner's own screens, which begin by themselves (rule platform/personal-pages). */
  isPersonal: boolean;
  /** False on a screen that measures nobody, and so asks about no cookies. */
  isMeasured: boolean;
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
