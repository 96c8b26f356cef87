import * as z from 'zod';
import { SOCIAL_NETWORKS } from '@/lib/contract/tenant/instance';
import { DAY_BEGINS, LATEST_DAY_BEGINS } from '@/lib/domain/branches/business-day';
import { BUSY_MINUTES } from '@/lib/domain/branches/busy';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { ON_TABLE_CLASSES, SERVICE_CHOICES, SERVICE_TARGETS } from '@/lib/domain/branches/services';
import { SCHEDULE_DAYS, SLOT_MINUTES } from '@/lib/domain/branches/slots';
import { CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { WAY_MINUTES } from '@/lib/domain/orders/arrival';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { PROVIDER_NAMES } from '@/lib/domain/payments/providers';
import { ACCOUNT_TYPES } from '@/lib/domain/payments/transfer';
import { ASKED_RULES } from '@/lib/domain/people/asked-rule';
import { say } from '@/lib/domain/shop/problem';
import { ALERT_MINUTES } from '@/lib/domain/staff/alerts';
import { COUNTRIES, LANGUAGES } from '@/lib/domain/tenant/countries';
import { ESTABLISHMENT_CATEGORIES } from '@/lib/domain/tenant/establishments';
import { findHostFault } from '@/lib/domain/tenant/host-fault';
import { safeHref } from '@/lib/domain/tenant/landing-buttons';
import { isReservedSlug } from '@/lib/domain/tenant/paths';
import { isSlug, SLUG_LENGTH } from '@/lib/domain/text/slug';
import { CLOCK_TIME, toMinutes } from '@/lib/domain/time/clock-time';
import { bookingSchema } from './booking-schema';
import { dryLawSchema } from './dry-law';
import { PICTURE_NAME } from './files/picture-names';
import { asMessage } from './problems/said-in-zod';

export const slug = z.string().refine(isSlug, {
  error: ({ input }) => asMessage(say('not_slug', { given: String(input), most: SLUG_LENGTH })),
  abort: true,
});
const branchSlug = slug.refine((word) => !isReservedSlug(word), {
  error: ({ input }) => asMessage(say('reserved_path', { given: String(input) })),
});
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, asMessage(say('color_form')));
const localText = z.partialRecord(z.enum(LANGUAGES), z.string().max(8_000));
export const requiredText = localText.refine(
  (text) => Object.values(text).some(Boolean),
  asMessage(say('text_empty')),
);
const time = z.string().regex(CLOCK_TIME, asMessage(say('time_form')));
const date = z.iso.date();
const picture = z
  .string()
  .regex(PICTURE_NAME, asMessage(say('picture_form')))
  .nullable()
  .default(null);
const LINK_TARGETS = ['blank', 'self', '_blank', '_self'] as const;
const isLink = (target: string) => LINK_TARGETS.some((one) => one === target);
const linkUrl = z.string().regex(/^(https?:\/\/|tel:|mailto:)/, asMessage(say('link_begin')));
/** The template must be an address once a branch is filled in. */
const isMenuTemplate = (text: string) =>
  text.startsWith('https://') && URL.canParse(text.replace('{supplier_slug}', 'centro'));
const isHttpsOrigin = (text: string) =>
  /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
const host = z.string().refine((word) => findHostFault(word) === null, {
  error: ({ input }) =>
    asMessage(say(`host_${findHostFault(String(input)) ?? 'form'}`, { given: String(input) })),
});

export const tenantFileSchema = z.strictObject({
  name: z.string().min(1).max(120),
  status: z.enum(['active', 'locked']).default('active'),
  domains: z.array(host).min(1),
  country: z.enum(COUNTRIES),
  currency: z.enum(CURRENCY_CODES),
  language: z.enum(LANGUAGES),
  langs: z.array(z.enum(LANGUAGES)).min(1),
  category: z.enum(ESTABLISHMENT_CATEGORIES),
  description: localText.default({}),
  links: z.array(z.enum(SERVICE_CHOICES)).default([]),
  no_tip: z.array(z.enum(SERVICE_CHOICES)).nullable().default(null),
  document: z.enum(ASKED_RULES).default('required'),
  email: z.enum(ASKED_RULES).default('required'),
  theme: z.strictObject({
    dark: z.boolean().default(false),
    theme_color: color,
    titles_txt_color: color,
    page_bgcolor: color,
    suppliers_background_image: picture,
  }),
  style_custom: z.string().max(4_000).default(''),
  preload: picture,
  logo: picture,
  favicon: picture,
  pixels: z
    .strictObject({
      google: z
        .string()
        .regex(/^G-[A-Z0-9]{4,20}$/, asMessage(say('pixel_google')))
        .nullable()
        .default(null),
      facebook: z
        .string()
        .regex(/^\d{5,20}$/, asMessage(say('pixel_facebook')))
        .nullable()
        .default(null),
    })
    .default({ google: null, facebook: null }),
  flags: z
    .strictObject({
      rate_nps: z.boolean().default(false),
      rate_digitalmenu: z.boolean().default(false),
      show_score: z.boolean().default(false),
      linktree_add_suppliers: z.boolean().default(false),
      new_menu_v3: z.boolean().default(false),
      contact_us: z.boolean().default(false),
      consumption_tax_label: z.boolean().default(false),
      hide_call_waiter: z.boolean().default(false),
      sms_verification: z.boolean().default(false),
    })
    .prefault({}),
  new_menu_url: z
    .string()
    .refine(isMenuTemplate, asMessage(say('menu_link_form')))
    .nullable()
    .default(null),
  stores_label: localText.default({}),
  linktree: z
    .array(
      z
        .strictObject({
          label: z.string().max(60).default(''),
          label_custom: localText.default({}),
          url: linkUrl.nullable().default(null),
          target: z.enum([...SERVICE_TARGETS, ...LINK_TARGETS]),
        })
        .refine(({ target, url }) => !isLink(target) || safeHref(url) !== null, {
          path: ['url'],
          error: asMessage(say('link_form')),
        })
        .refine(
          ({ target, label, label_custom }) =>
            !isLink(target) || [label, ...Object.values(label_custom)].some((text) => text.trim()),
          { path: ['label_custom'], error: asMessage(say('button_untold')) },
        ),
    )
    .default([]),
  socials: z.array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), url: linkUrl })).default([]),
  policies: z.array(z.strictObject({ key: slug, title: requiredText, text: requiredText })).default([]),
  frame_ancestors: z.array(z.string().refine(isHttpsOrigin, asMessage(say('origin_form')))).default([]),
  dry_law: dryLawSchema,
});

/** A diner chooses the price by name. */
const shippingZones = z
  .array(
    z.strictObject({
      zone: z
        .string()
        .trim()
        .min(1, asMessage(say('empty')))
        .max(80),
      value: z.number().min(0),
    }),
  )
  .superRefine((zones, ctx) => {
    const names = zones.map(({ zone }) => zone.toLowerCase());
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        ctx.addIssue({
          code: 'custom',
          path: [index, 'zone'],
          message: asMessage(say('twice', { given: name })),
        });
  });

const shift = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1),
  open: time,
  close: time,
  services: z.array(z.enum(SERVICE_CHOICES)).nullable().default(null),
});

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, asMessage(say('empty')))
    .max(most);
/** (rule payments/transfer) */
const transferSchema = z.strictObject({
  bank: line(80),
  account_type: z.enum(ACCOUNT_TYPES).nullable().default(null),
  number: line(40).regex(/^[\w@.+ -]+$/, asMessage(say('account_number'))),
  holder: line(120),
  document: line(40),
  minutes_to_pay: z.int().min(10).max(1440).default(30),
  minutes_to_review: z.int().min(5).max(2880).default(60),
});

type Scheduled = { services: string[]; schedule_days: number };
function refineDays({ services, schedule_days: days }: Scheduled, ctx: z.RefinementCtx): void {
  if (days > 0 || !services.includes('schedule')) return;
  const message = asMessage(say('schedule_days'));
  ctx.addIssue({ code: 'custom', path: ['schedule_days'], message });
}

type Paying = { payment_methods: { method: string }[]; transfer: object | null };
function refineTransfer({ payment_methods: methods, transfer }: Paying, ctx: z.RefinementCtx): void {
  const isOffered = methods.some(({ method }) => method === 'transfer');
  if (isOffered === (transfer !== null)) return;
  const message = asMessage(say(isOffered ? 'transfer_missing' : 'transfer_unused'));
  ctx.addIssue({ code: 'custom', path: ['transfer'], message });
}

export const branchesFileSchema = z.array(
  z
    .strictObject({
      slug: branchSlug,
      name: z.string().min(1).max(120),
      description: localText.default({}),
      city: z.string().min(1).max(80),
      address: z.string().min(1).max(200),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      timezone: z.string().refine(isTimeZone, asMessage(say('time_zone'))),
      phone: z.string().max(30).nullable().default(null),
      whatsapp: z
        .string()
        .regex(/^\+\d{8,15}$/, asMessage(say('phone_form')))
        .nullable()
        .default(null),
      email: z.email().nullable().default(null),
      image: picture,
      banner: picture,
      services: z.array(z.enum(SERVICE_CHOICES)).default([]),
      on_table_class: z.enum(ON_TABLE_CLASSES).default('basic'),
      court: slug.nullable().default(null),
      online_pay: z.array(z.enum(['delivery', 'take_away', 'on_table', 'book', 'room'])).default([]),
      minimum_order: z.number().min(0).default(0),
      shipping_zones: shippingZones.default([]),
      preparation_minutes: z.int().min(0).max(600).default(20),
      delivery_minutes: z.int().min(0).max(240).default(WAY_MINUTES),
      schedule_days: z.int().min(0).max(60).default(SCHEDULE_DAYS),
      slot_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).default(SLOT_MINUTES),
      cancel_minutes: z.int().min(0).max(120).default(0),
      delivery_code: z.boolean().default(true),
      alert_minutes: z.int().min(1).max(30).default(ALERT_MINUTES),
      day_begins: time
        .refine((word) => toMinutes(word) <= LATEST_DAY_BEGINS, asMessage(say('day_begins')))
        .default(DAY_BEGINS),
      auto_accept: z.array(z.enum(SERVICE_CHOICES)).default([]),
      slot_orders: z.int().min(1).max(999).nullable().default(null),
      busy_over: z
        .strictObject({
          orders: z.int().min(1).max(999),
          minutes: z.union(BUSY_MINUTES.map((minutes) => z.literal(minutes))),
        })
        .nullable()
        .default(null),
      booking: bookingSchema.nullable().default(null),
      hours: z.array(shift).default([]),
      exceptions: z
        .array(
          z
            .strictObject({
              from: date,
              to: date.nullable().default(null),
              name: z.string().max(80).default(''),
              shifts: z.array(z.strictObject({ open: time, close: time })).default([]),
            })
            .refine(({ from, to }) => to === null || from <= to, {
              path: ['to'],
              error: asMessage(say('ends_before')),
            }),
        )
        .default([]),
      payment_methods: z
        .array(
          z.strictObject({
            method: z.enum(PAYMENT_METHODS),
            services: z.array(z.enum(SERVICE_CHOICES)).default([...SERVICE_CHOICES]),
          }),
        )
        .default([]),
      payment_provider: z.enum(PROVIDER_NAMES).nullable().default(null),
      transfer: transferSchema.nullable().default(null),
    })
    .superRefine(refineTransfer)
    .superRefine(refineDays),
);

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export type TenantFile = z.infer<typeof tenantFileSchema>;
export type BranchesFile = z.infer<typeof branchesFileSchema>;
