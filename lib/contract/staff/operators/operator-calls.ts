import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { emailSchema } from '@/lib/contract/people/contact';
import {
  countrySchema,
  idParamSchema,
  idSchema,
  languageSchema,
  numberParamSchema,
  slugSchema,
} from '@/lib/contract/primitives';
import { alarmSchema } from '@/lib/contract/staff/alarm-calls';
import { invitedSchema } from '@/lib/contract/staff/people-calls';
import { ON_STAFF_HOST, signedInSchema } from '@/lib/contract/staff/person-calls';
import { readable, typedLine } from '@/lib/contract/typed-text';
import { MOST_REASON } from '@/lib/domain/staff/operators/operators';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';
import { ESTABLISHMENT_CATEGORIES } from '@/lib/domain/tenant/establishments';

/** Calls of the installation's operators (rule staff/operators); for anybody else they are not there. */
const OF_OPERATOR = { ...ON_STAFF_HOST, auth: 'operator' } as const;

const params = z.object({ slug: slugSchema });
const statusSchema = z.enum(['active', 'locked']);
/** Said to the restaurant in its history. */
const reasonSchema = z
  .string()
  .check(typedLine, z.trim(), z.minLength(3), z.maxLength(MOST_REASON), readable);

const countSchema = z.int().check(z.gte(0));
const tenantLineSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  status: statusSchema,
  country: countrySchema,
  domains: z.array(z.string()),
  /** Null: none yet. */
  last_order_at: z.nullable(z.string()),
  orders_7: countSchema,
  orders_30: countSchema,
  /** Charges, refunds and messages that wait for somebody. */
  waiting: countSchema,
  owners: countSchema,
});
export type TenantLine = z.infer<typeof tenantLineSchema>;
const tenantListSchema = z.object({
  /** All that there are, and those that are found. */
  total: countSchema,
  /** New restaurants get a host in it; null: their host is typed. */
  base_domain: z.nullable(z.string()),
  found: countSchema,
  locked: countSchema,
  /** Fifty at a time. */
  tenants: z.array(tenantLineSchema),
  /** The next page; null: this is the last. */
  next: z.nullable(z.int()),
});
export type TenantList = z.infer<typeof tenantListSchema>;

export const TENANT_SORTS = ['name', 'last_order', 'orders', 'waiting'] as const;
export type TenantSort = (typeof TENANT_SORTS)[number];

export const listTenants = defineCall({
  ...OF_OPERATOR,
  method: 'GET',
  path: '/installation/tenants.json',
  summary: 'The restaurants of the installation, with their state and their orders',
  status: 200,
  query: z.object({
    /** Part of a name, a slug or a domain. */
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(statusSchema),
    sort: z.optional(z.enum(TENANT_SORTS)),
    page: z.optional(numberParamSchema),
  }),
  response: tenantListSchema,
});

const tenantSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  status: statusSchema,
  country: countrySchema,
  currency: z.string(),
  langs: z.array(z.string()),
  /** Whole addresses, the main one first. */
  addresses: z.array(z.string()),
  branches: z.array(z.object({ id: idSchema, slug: z.string(), name: z.string() })),
  usage: z.object({
    products: countSchema,
    orders: countSchema,
    orders_7: countSchema,
    orders_30: countSchema,
    last_order_at: z.nullable(z.string()),
    /** Visits of diners in 30 days. */
    visits_30: countSchema,
    diners: countSchema,
    picture_bytes: countSchema,
    people: countSchema,
    /** Shared tablets that are in use. */
    devices: countSchema,
    keys: countSchema,
  }),
  /** The owners, and the others by how many there are. */
  owners: z.array(z.object({ name: z.string(), mail: z.string(), seen_at: z.nullable(z.string()) })),
  invited: z.array(z.object({ mail: z.string(), role: z.enum(STAFF_ROLES), expires_at: z.string() })),
  alarms: z.array(alarmSchema),
  /** The last changes of the shop, the newest first. */
  changes: z.array(
    z.object({ id: idSchema, at: z.string(), kind: z.enum(['edit', 'import', 'undo']), steps: countSchema }),
  ),
  /** This browser looks at it until then; null: it does not. */
  look_until: z.nullable(z.string()),
  /** This person works there, and opens its screens without a look. */
  is_own: z.boolean(),
});
export type OperatorTenant = z.infer<typeof tenantSchema>;

export const getTenant = defineCall({
  ...OF_OPERATOR,
  method: 'GET',
  path: '/installation/tenants/{slug}.json',
  summary: 'One restaurant: its state, its owners, what it uses and what waits there',
  status: 200,
  params,
  response: tenantSchema,
});

export const setTenantStatus = defineCall({
  ...OF_OPERATOR,
  method: 'PUT',
  path: '/installation/tenants/{slug}/status.json',
  summary: 'Locks or unlocks a restaurant; the reason stands in its history',
  status: 200,
  params,
  body: z.object({ status: statusSchema, reason: reasonSchema }),
  response: tenantSchema,
});

/** `sent`: the link went by mail too. */
const ownerLinkSchema = z.extend(invitedSchema, { sent: z.boolean() });
export type OwnerLink = z.infer<typeof ownerLinkSchema>;

export const inviteOwner = defineCall({
  ...OF_OPERATOR,
  method: 'POST',
  path: '/installation/tenants/{slug}/owners.json',
  summary: 'Invites an owner of a restaurant; a former link to the address ends',
  status: 201,
  params,
  body: z.object({ mail: emailSchema }),
  response: ownerLinkSchema,
});

const lineSchema = (most: number) =>
  z.string().check(typedLine, z.trim(), z.minLength(1), z.maxLength(most), readable);

/** `domain`: the host at which diners find it. `city`, `address`: of its first branch. Where `mail` is left out, nobody is invited. */
export const makeTenant = defineCall({
  ...OF_OPERATOR,
  method: 'POST',
  path: '/installation/tenants.json',
  summary: 'Makes a restaurant, locked, with one branch and no product, and invites its owner',
  status: 201,
  body: z.object({
    slug: slugSchema,
    name: lineSchema(120),
    domain: z.string().check(typedLine, z.trim(), z.minLength(1), z.maxLength(253)),
    country: countrySchema,
    language: languageSchema,
    category: z.enum(ESTABLISHMENT_CATEGORIES),
    city: lineSchema(80),
    address: lineSchema(200),
    mail: z.optional(emailSchema),
  }),
  response: z.object({ tenant: tenantSchema, owner: z.nullable(ownerLinkSchema) }),
});
export type MadeTenant = z.infer<typeof makeTenant.response>;

export const openLook = defineCall({
  ...OF_OPERATOR,
  method: 'POST',
  path: '/installation/tenants/{slug}/look.json',
  summary:
    'Opens the screens of a restaurant in this browser for an hour, to read; the reason stands in its history',
  status: 201,
  params,
  body: z.object({ reason: reasonSchema }),
  response: signedInSchema,
});

/** Idempotent. */
export const endLook = defineCall({
  ...OF_OPERATOR,
  method: 'DELETE',
  path: '/installation/look.json',
  summary: 'Ends the look of this browser',
  status: 200,
  response: signedInSchema,
});

const operatorActSchema = z.object({
  id: idSchema,
  at: z.string(),
  /** Null: the command line. */
  by: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  /** Its kind; a newer backend may write one that this list lacks. */
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type OperatorAct = z.infer<typeof operatorActSchema>;

export const listOperatorActs = defineCall({
  ...OF_OPERATOR,
  method: 'GET',
  path: '/installation/history.json',
  summary: 'What operators did, the newest first, 50 at a time',
  status: 200,
  query: z.object({ before: z.optional(idParamSchema), slug: z.optional(slugSchema) }),
  response: z.object({
    acts: z.array(operatorActSchema),
    /** For the next page; null: this is the last. */
    before: z.nullable(idSchema),
  }),
});
