import type { BranchContact } from '@/lib/domain/branches/contact';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { OrderHints } from '@/lib/domain/branches/order-hint';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import type { RatingAsked } from '@/lib/domain/feedback/rating-tab';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Country, Language } from './countries';
import type { EstablishmentKind } from './establishments';
import type { PopupOfPage } from './popups';
import type { View } from './views';

/** Tenant facts for scripts; the same for every diner (rule platform/public-pages). */
export type TenantFactsOfPage = {
  id: number;
  name: string;
  host: string;
  currency: Currency;
  country: Country;
  lang: Language;
  langs: Language[];
  services: ServiceChoice[];
  /** Services without a tip (rule cart/tip). */
  noTip: ServiceChoice[];
  suppliers: { id: number; slug: string; services: ServiceChoice[] }[];
  /** For texts (rule tenant/establishment). */
  establishment: EstablishmentKind;
  /** Calls must carry the preview's cookie (rule tenant/preview). */
  isPreview: boolean;
  pixels: { google: string | null; meta: string | null };
  /** False: redirects to the table's menu (rule table/single-link). */
  hasLanding: boolean;
  hasPolicies: boolean;
  /** (rule people/optional-document) */
  isDocumentOptional?: true;
  /** (rule people/optional-email) */
  isEmailOptional?: true;
  /** Orders are told of by SMS (rule people/optional-phone). */
  tellsBySms?: true;
  /** Prices say which currency they are in (rule tenant/foreign-prices). */
  namesCurrency?: true;
  /** Bills say that prices hold the consumption tax (rule cart/tax). */
  includesTax: boolean;
  /** (rule delivery/place-search) */
  searchesPlaces: boolean;
  /** The questions of a visit; none where nothing is asked (rule feedback/rating-tab). */
  rating?: RatingAsked;
};

export type ScreenFacts = {
  view: View;
  /** Starts by itself (rule platform/personal-pages). Left out of other pages, whose document is counted. */
  isPersonal?: boolean;
  /** False: no measurement, no cookie question. */
  isMeasured: boolean;
  supplier:
    | (BranchContact & {
        id: number;
        slug: string;
        name: string;
        on_table_class: OnTableClass;
        services: ServiceChoice[];
        /** Ids of the stalls of its court, its own too (rule table/court). */
        stalls?: number[];
        timezone: string;
        hours: OpeningHours;
        popups: readonly PopupOfPage[];
      })
    | null;
  /** The document is one to order from; by whom, the hints say. */
  canOrder: boolean;
  /** The map of a screen that may open one; none: the sketch (rule delivery/map). */
  map?: MapChoice;
  /** How to order where a menu takes no orders; none where the page has no menu. */
  hints: OrderHints;
};
