import type { SOCIAL_NETWORKS } from '@/lib/contract/tenant/instance';
import type { BookingRules } from '@/lib/domain/booking/booking-rules';
import type { BusyOver } from '@/lib/domain/branches/busy';
import type { Weekday } from '@/lib/domain/branches/opening-hours';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import type { CouponRules } from '@/lib/domain/cart/coupon';
import type { SurveyQuestionKind } from '@/lib/domain/feedback/surveys';
import type { DryPeriod } from '@/lib/domain/menu/dry-law';
import type { Allergen, DietTag, Seal } from '@/lib/domain/menu/food-labels';
import type { PriceRule } from '@/lib/domain/menu/options/option-limits';
import type { Promo } from '@/lib/domain/menu/promo-deal';
import type { ServedWindow } from '@/lib/domain/menu/served';
import type { Currency } from '@/lib/domain/money/currencies';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import type { ProviderName } from '@/lib/domain/payments/providers';
import type { TransferSettings } from '@/lib/domain/payments/transfer';
import type { AskedRule } from '@/lib/domain/people/asked-rule';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import type { EstablishmentCategory } from '@/lib/domain/tenant/establishments';
import type { LocalText } from '@/lib/domain/text/local-text';

/** Files by width; null if already stored. */
export type BundlePicture = {
  hash: string;
  width: number;
  height: number;
  files: { width: number; webp: Uint8Array | null }[];
};

/** The contact for parties larger than may be booked; null: the branch's own. */
type BookingContact = { phone: string | null; whatsapp: string | null; email: string | null } | null;

type BundleShift = { days: Weekday[]; open: string; close: string; services: ServiceChoice[] | null };

export type BundleBranch = {
  slug: string;
  name: string;
  description: LocalText;
  city: string;
  address: string;
  latitude: number;
  longitude: number;
  timezone: string;
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  image: BundlePicture | null;
  banner: BundlePicture | null;
  services: ServiceChoice[];
  onTableClass: OnTableClass;
  court: string | null;
  onlinePay: { delivery: boolean; take_away: boolean; on_table: boolean; book: boolean; room: boolean };
  minimumOrderMinor: number;
  shippingZones: { zone: string; valueMinor: number }[];
  preparationMinutes: number;
  scheduleDays: number;
  slotMinutes: number;
  slotOrders: number | null;
  /** Null: it gets busy by nobody but its staff (rule branches/busy). */
  busyOver: BusyOver | null;
  /** (rule orders/cancel) */
  cancelMinutes: number;
  /** (rule orders/delivery-code) */
  deliveryCode: boolean;
  /** Services whose orders are accepted by themselves (rule orders/auto-accept). */
  autoAccept: ServiceChoice[];
  /** (rule staff/alerts) */
  alertMinutes: number;
  /** (rule branches/business-day) */
  dayBegins: string;
  wayMinutes: number;
  /** Null: no table is booked on the screen. */
  booking: (BookingRules & { contact: BookingContact }) | null;
  weekly: BundleShift[];
  exceptions: {
    from: string;
    to: string | null;
    name: string;
    shifts: { open: string; close: string }[];
  }[];
  /** Dry periods of the branch's city (rule menu/dry-law). */
  dryLaw: DryPeriod[];
  paymentMethods: { method: PaymentMethod; services: ServiceChoice[] }[];
  paymentProvider: ProviderName | null;
  transfer: TransferSettings | null;
};

export type BundleCategory = {
  key: string;
  parentKey: string | null;
  name: LocalText;
  description: LocalText;
  image: BundlePicture | null;
  position: number;
  /** Null: that of the category above (rule staff/stations). */
  station: string | null;
  /** Its own hours, which its products have too; null: always. */
  served: (ServedWindow & { days: Weekday[] }) | null;
};

export type BundleOptionGroup = {
  key: string;
  name: LocalText;
  min: number;
  max: number;
  free: number;
  priceRule: PriceRule;
  options: {
    key: string;
    name: LocalText;
    priceMinor: number;
    max: number;
    available: boolean;
    isDefault: boolean;
    /** Characters that are written to it. */
    textMax: number | null;
    /** Asked for each piece of it. */
    groups: BundleOptionGroup[];
  }[];
};

export type BundleOffer = {
  branchSlug: string;
  priceMinor: number;
  stock: number | null;
  available: boolean;
};

export type BundleProduct = {
  /** Recognises the product in a later import. */
  sku: string;
  categoryKey: string;
  name: LocalText;
  label: LocalText;
  description: LocalText;
  image: BundlePicture | null;
  position: number;
  /** Null: its category's. */
  station: string | null;
  /** Pieces in an order; null: no bound of its own. */
  maxPerOrder: number | null;
  /** Its own hours and those of its categories. */
  served: (ServedWindow & { days: Weekday[] })[];
  isAlcoholic: boolean;
  isNew: boolean;
  important: boolean;
  tags: DietTag[];
  allergens: Allergen[];
  seals: Seal[];
  promo: (Promo & { label: LocalText }) | null;
  optionGroups: BundleOptionGroup[];
  relatedSkus: string[];
  offers: BundleOffer[];
};

export type BundleZone = {
  key: string;
  /** A diner chooses the zone by it; null: only a point finds it. */
  name: string | null;
  branchSlug: string;
  active: boolean;
  deliveryMinor: number;
  minimumMinor: number;
  wayMinutes: number | null;
  /** [longitude, latitude], the outer ring first. */
  rings: [number, number][][];
};

/** Null means all. */
export type BundlePopup = {
  key: string;
  branches: string[] | null;
  services: ServiceChoice[] | null;
  title: LocalText;
  text: LocalText;
  image: BundlePicture | null;
  url: string | null;
  from: string | null;
  until: string | null;
};

/** Null means all. */
export type BundleSurvey = {
  key: string;
  active: boolean;
  branches: string[] | null;
  services: ServiceChoice[] | null;
  title: LocalText;
  questions: {
    key: string;
    kind: SurveyQuestionKind;
    label: LocalText;
    required: boolean;
    /** Empty unless a choice. */
    options: LocalText[];
  }[];
};

/** `code` in lower case. */
export type BundleCoupon = CouponRules & { code: string };

/** QR codes carry the version. */
export type BundleTable = {
  branchSlug: string;
  kind: 'table' | 'room';
  label: string;
  seats: number | null;
  /** The part of the room in which it stands (rule table/areas). */
  area: string | null;
  /** Tables of one group may be joined (rule booking/tables). */
  joinGroup: string | null;
  active: boolean;
  qrVersion: number;
};

export type BundleGuest = {
  branchSlug: string;
  room: string;
  surname: string;
  from: string | null;
  until: string | null;
};

export type TenantBundle = {
  slug: string;
  name: string;
  status: 'active' | 'locked';
  domains: string[];
  country: Country;
  currency: Currency;
  language: Language;
  langs: Language[];
  locale: string;
  category: EstablishmentCategory;
  description: LocalText;
  links: ServiceChoice[];
  noTip: ServiceChoice[];
  document: AskedRule;
  email: AskedRule;
  theme: {
    dark: boolean;
    themeColor: string;
    titlesColor: string;
    pageColor: string;
    background: BundlePicture | null;
  };
  styleCustom: string;
  preload: BundlePicture | null;
  logo: BundlePicture | null;
  favicon: BundlePicture | null;
  pixelGoogle: string | null;
  pixelFacebook: string | null;
  flags: {
    rateNps: boolean;
    rateDigitalMenu: boolean;
    showScore: boolean;
    linktreeAddSuppliers: boolean;
    newMenuV3: boolean;
    contactUs: boolean;
    consumptionTaxLabel: boolean;
    hideCallWaiter: boolean;
    smsVerification: boolean;
  };
  newMenuUrl: string | null;
  storesLabel: LocalText;
  linktree: { label: string; labelCustom: LocalText; url: string | null; target: string }[];
  socials: { network: (typeof SOCIAL_NETWORKS)[number]; url: string }[];
  policies: { key: string; title: LocalText; text: LocalText }[];
  frameAncestors: string[];
  surveys: BundleSurvey[];
  branches: BundleBranch[];
  categories: BundleCategory[];
  products: BundleProduct[];
  zones: BundleZone[];
  popups: BundlePopup[];
  coupons: BundleCoupon[];
  tables: BundleTable[];
  guests: BundleGuest[];
};
