import * as z from 'zod/mini';
import { serviceChoiceSchema } from '@/lib/contract/primitives';
import { SOCIAL_NETWORKS } from '@/lib/contract/tenant/instance';
import { ASKED_RULES } from '@/lib/domain/people/asked-rule';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { ESTABLISHMENT_CATEGORIES } from '@/lib/domain/tenant/establishments';
import { shopPictureSchema, shopTextSchema } from './fields';

const flagsSchema = z.strictObject({
  rateNps: z.boolean(),
  rateDigitalMenu: z.boolean(),
  showScore: z.boolean(),
  linktreeAddSuppliers: z.boolean(),
  newMenuV3: z.boolean(),
  contactUs: z.boolean(),
  consumptionTaxLabel: z.boolean(),
  hideCallWaiter: z.boolean(),
  smsVerification: z.boolean(),
});

/** The restaurant itself: its name, its look, what it asks of diners. */
export const shopTenantSchema = z.strictObject({
  name: z.string(),
  language: z.enum(LANGUAGES),
  langs: z.array(z.enum(LANGUAGES)),
  category: z.enum(ESTABLISHMENT_CATEGORIES),
  description: shopTextSchema,
  links: z.array(serviceChoiceSchema),
  noTip: z.array(serviceChoiceSchema),
  document: z.enum(ASKED_RULES),
  email: z.enum(ASKED_RULES),
  theme: z.strictObject({
    dark: z.boolean(),
    themeColor: z.string(),
    titlesColor: z.string(),
    pageColor: z.string(),
    background: shopPictureSchema,
  }),
  styleCustom: z.string(),
  preload: shopPictureSchema,
  logo: shopPictureSchema,
  favicon: shopPictureSchema,
  pixelGoogle: z.nullable(z.string()),
  pixelFacebook: z.nullable(z.string()),
  flags: flagsSchema,
  newMenuUrl: z.nullable(z.string()),
  storesLabel: shopTextSchema,
  linktree: z.array(
    z.strictObject({
      label: z.string(),
      labelCustom: shopTextSchema,
      url: z.nullable(z.string()),
      target: z.string(),
    }),
  ),
  socials: z.array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), url: z.string() })),
  policies: z.array(z.strictObject({ key: z.string(), title: shopTextSchema, text: shopTextSchema })),
  frameAncestors: z.array(z.string()),
  /** When the branches of a city sell no alcohol, by their clock (rule menu/dry-law). */
  dryLaw: z.array(z.strictObject({ city: z.string(), from: z.string(), to: z.string() })),
});
