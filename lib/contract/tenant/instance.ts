import * as z from 'zod/mini';
import {
  colorSchema,
  countrySchema,
  currencySchema,
  idSchema,
  languageSchema,
  onTableClassSchema,
  pictureSchema,
  serviceChoiceSchema,
  slugSchema,
} from '@/lib/contract/primitives';
import { ASKED_RULES } from '@/lib/domain/people/asked-rule';
import { ESTABLISHMENT_CATEGORIES } from '@/lib/domain/tenant/establishments';

const supplierSummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  on_table_class: onTableClassSchema,
  services: z.array(serviceChoiceSchema),
});
export type SupplierSummary = z.infer<typeof supplierSummarySchema>;

/** `label_custom` in the language of the call (rule tenant/landing-buttons); empty: the translated default. */
export const linktreeItemSchema = z.object({
  label: z.string(),
  label_custom: z.nullable(z.string()),
  url: z.nullable(z.string()),
  target: z.string(),
});

export const themeSchema = z.object({
  dark: z.boolean(),
  theme_color: colorSchema,
  titles_txt_color: colorSchema,
  page_bgcolor: colorSchema,
  suppliers_background_image: z.nullable(pictureSchema),
});
export type Theme = z.infer<typeof themeSchema>;

export const SOCIAL_NETWORKS = [
  'instagram',
  'facebook',
  'tiktok',
  'x',
  'youtube',
  'whatsapp',
  'web',
] as const;
export const socialSchema = z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() });

export const policySchema = z.object({ key: z.string(), title: z.string(), text: z.string() });

/** (rule delivery/map) */
const mapSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('google'), key: z.string(), id: z.string() }),
  z.object({ kind: z.literal('tiles'), url: z.string(), attribution: z.string() }),
]);

export const instanceSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  status: z.string(),
  country_code: countrySchema,
  currency: currencySchema,
  language: languageSchema,
  langs: z.array(languageSchema),
  locale: z.string(),
  suppliers: z.array(supplierSummarySchema),
  /** The pages of their orders stay (rule branches/removed). */
  removed_suppliers: z.optional(z.array(supplierSummarySchema)),
  links: z.array(z.object({ type: serviceChoiceSchema })),
  theme: themeSchema,
  style_custom: z.string(),
  preload: z.nullable(pictureSchema),
  pixel_google_analytics: z.nullable(z.string()),
  pixel_facebook_analytics: z.nullable(z.string()),
  rate_nps: z.boolean(),
  rate_digitalmenu: z.boolean(),
  linktree: z.array(linktreeItemSchema),
  linktree_logo: z.object({ thumb: z.nullable(pictureSchema) }),
  linktree_add_suppliers: z.boolean(),
  labels_buttons: z.object({ nuestras_tiendas: z.nullable(z.string()) }),
  meta: z.object({ favicon: z.nullable(pictureSchema), description: z.string() }),
  category_establishment: z.enum(ESTABLISHMENT_CATEGORIES),
  new_menu_v3: z.boolean(),
  new_menu_url: z.nullable(z.string()),
  /** Features that only some tenants have (rule tenant/flags). */
  contact_us: z.boolean(),
  consumption_tax_label: z.boolean(),
  hide_call_waiter: z.boolean(),
  sms_verification: z.boolean(),
  /** Services without a tip (rule cart/tip). */
  no_tip: z.array(serviceChoiceSchema),
  /** (rule people/optional-document) */
  document: z.enum(ASKED_RULES),
  /** (rule people/optional-email) */
  email: z.enum(ASKED_RULES),
  /** Whether orders are told of by SMS (rule orders/notices, rule people/optional-phone). */
  notices_by_sms: z.boolean(),
  socials: z.array(socialSchema),
  policies: z.array(policySchema),
  frame_ancestors: z.array(z.string()),
  public_origin: z.string(),
  /** Hosts of the gateways that pages with a payment reach (rule payments/page-policy). */
  gateway_origins: z.object({
    script: z.array(z.string()),
    connect: z.array(z.string()),
    frame: z.array(z.string()),
  }),
  /** (rule delivery/place-search) */
  place_search: z.boolean(),
  /** Whose map pages with one show; null: the sketch (rule delivery/map). */
  map: z.nullable(mapSchema),
});
export type Instance = z.infer<typeof instanceSchema>;
