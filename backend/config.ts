import { isIP } from 'node:net';
import * as z from 'zod';
import type { PreviewSecret } from '@/lib/contract/tenant/preview';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import { parseHost } from '@/lib/domain/tenant/host';
import { describeUnknown } from '@/lib/domain/text/unknown-variables.mjs';
import { type Limits, limitVariables, readLimits } from './limit-variables';
import type { StreamLimits } from './platform/live/stream-limits';
import { ownAddress } from './platform/own-address';
import { isSealingKey } from './platform/sealing/key-ring';
import { readAccountKeys } from './platform/sealing/read-account-keys';
import { MAIL_VARIABLES, type MailConfig, readMail } from './providers/mail/read-mail';
import type { MeasureConfig } from './providers/measure/create-measure';
import type { PaymentsConfig } from './providers/payments/providers';
import { readStripeAccount, readWompiAccount } from './providers/payments/read-accounts';
import { hasRealKeys } from './providers/payments/real-keys';
import type { PlacesConfig } from './providers/places/create-places';
import { MAP_VARIABLES, readMap } from './providers/places/read-map';
import { PLACES_VARIABLES, readPlaces } from './providers/places/read-places';
import { PUSH_VARIABLES, type PushConfig, readPush } from './providers/push/read-push';
import type { SmsConfig } from './providers/sms/create-sms';
import { readSms, SMS_VARIABLES } from './providers/sms/read-sms';

const listOf = (text: string) => text.split(',').flatMap((part) => part.trim().replace(/\/$/, '') || []);
const KEY_FORM = 'must be 32 bytes in base64';

const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  MIGRATIONS_DIR: z.string().default('backend/migrations'),
  /** The address of all tenants' people. */
  STAFF_HOST: z
    .string()
    .refine((text) => parseHost(text) === text, 'must be a host name in lower case')
    .optional(),
  /** Its wildcard leads here; a new restaurant gets a host in it. */
  BASE_DOMAIN: z
    .string()
    .refine((text) => parseHost(text) === text, 'must be a host name in lower case')
    .optional(),
  PUBLIC_ORIGIN: z.string().includes('{host}').default('http://{host}:3000'),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1,::1,::ffff:127.0.0.1')
    .refine(
      (text) => listOf(text).every((one) => isIP(one) !== 0),
      'must be IP addresses, with commas between several',
    ),
  METRICS_TOKEN: z.string().min(16).optional(),
  API_DOCUMENTS: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  IDEMPOTENCY_LEASE_MS: z.coerce.number().int().positive().default(20_000),
  JOB_LEASE_MS: z.coerce.number().int().positive().default(30_000),
  KILL_AT: z.string().optional(),
  PAYMENTS_SANDBOX: z.enum(['on', 'off']).default('off'),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(4010),
  SANDBOX_PSE_MODE: z.enum(['page', 'instant']).default('page'),
  SANDBOX_STREETS_ONLY: z.enum(['on', 'off']).default('off'),
  SANDBOX_SETTLE_MS: z.coerce.number().int().min(0).default(1_500),
  WOMPI_URL: z.url().optional(),
  STRIPE_URL: z.url().optional(),
  ...SMS_VARIABLES,
  ...MAIL_VARIABLES,
  ...PUSH_VARIABLES,
  ...PLACES_VARIABLES,
  ...MAP_VARIABLES,
  ACCOUNTS_KEY: z.string().refine(isSealingKey, KEY_FORM).optional(),
  ACCOUNTS_KEYS_BEFORE: z
    .string()
    .default('')
    .refine((text) => listOf(text).every(isSealingKey), `${KEY_FORM}, with commas between several`),
  WEB_URLS: z.string().default(''),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  PREVIEW_HOSTS: z.string().default(''),
  PREVIEW_SECRET: z.string().min(16).optional(),
  ...limitVariables,
});

export type BackendConfig = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  migrationsDir: string;
  publicOrigin: string;
  /** Null: this installation has no staff address. */
  staffHost: string | null;
  /** New restaurants get a host in it; null: each names its own. */
  baseDomain: string | null;
  trustedProxies: ReadonlySet<string>;
  logLevel: string;
  redisUrl: string | null;
  /** Allows others than this machine to read the metrics. */
  metricsToken: string | null;
  /** Whether everybody may read the contract of the calls; else this machine's own programs may. */
  showsDocuments: boolean;
  limits: Limits;
  streams: StreamLimits;
  /** Web programs that hear of changes; null without any. */
  webs: { urls: string[]; secret: string } | null;
  previews: PreviewSecret | null;
  payments: PaymentsConfig;
  sms: SmsConfig;
  mail: MailConfig;
  push: PushConfig;
  places: PlacesConfig;
  measure: MeasureConfig;
  /** (rule delivery/map) */
  map: MapChoice | null;
  /** After this time a call that holds a key counts as dead. */
  idempotencyLeaseMs: number;
  jobLeaseMs: number;
  /** Tests only (guarantee/killed-backend). */
  killAt: string | null;
};

type Env = Record<string, string | undefined>;

/** A public origin with https means production. */
const isSecure = ({ PUBLIC_ORIGIN }: z.infer<typeof envSchema>) => PUBLIC_ORIGIN.startsWith('https:');

/** A sentence why not, or null. Only by name, and never with https or keys for real money; `NODE_ENV` says nothing. */
function sandboxRefusal({ env, value }: { env: Env; value: z.infer<typeof envSchema> }): string | null {
  if (value.PAYMENTS_SANDBOX !== 'on') return 'it starts only with PAYMENTS_SANDBOX=on';
  if (isSecure(value)) return 'PUBLIC_ORIGIN is https, so this is production';
  return hasRealKeys(env) ? 'a tenant has keys here that take real money' : null;
}

function parseEnv(env: Env): z.infer<typeof envSchema> {
  const parsed = envSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable: ${lines.join('; ')}`);
}

/** @throws Error for staging hosts without a secret */
function readPreviews({ PREVIEW_HOSTS, PREVIEW_SECRET }: z.infer<typeof envSchema>): PreviewSecret | null {
  const hosts = listOf(PREVIEW_HOSTS);
  if (hosts.length === 0) return null;
  if (!PREVIEW_SECRET) throw new Error('PREVIEW_HOSTS needs PREVIEW_SECRET: it signs the links.');
  return { hosts, secret: PREVIEW_SECRET };
}

/** @throws Error for web programs without a secret */
function readWebs({ WEB_URLS, REVALIDATE_SECRET }: z.infer<typeof envSchema>): BackendConfig['webs'] {
  const urls = listOf(WEB_URLS);
  if (urls.length === 0) return null;
  if (!REVALIDATE_SECRET) throw new Error('WEB_URLS needs REVALIDATE_SECRET: the web programs check it.');
  return { urls, secret: REVALIDATE_SECRET };
}

/** @throws Error where it must not run */
export function parseSandboxConfig(env: Env) {
  const value = parseEnv(env);
  const streetsOnly = value.SANDBOX_STREETS_ONLY === 'on';
  const refusal = streetsOnly ? null : sandboxRefusal({ env, value });
  if (refusal) throw new Error(`The payment sandbox moves no money and does not start: ${refusal}.`);
  return {
    host: value.SANDBOX_HOST,
    port: value.SANDBOX_PORT,
    streetsOnly,
    settleMs: value.SANDBOX_SETTLE_MS,
    pseMode: value.SANDBOX_PSE_MODE,
    eventsUrl: `${ownAddress({ host: value.BACKEND_HOST, port: value.BACKEND_PORT })}/webhooks/sandbox`,
  };
}

/** Where the payment sandbox is on, neither charges nor sales leave this machine. */
function readOutside({
  env,
  value,
}: {
  env: Env;
  value: z.infer<typeof envSchema>;
}): Pick<BackendConfig, 'payments' | 'measure'> {
  const origin = ownAddress({ host: value.SANDBOX_HOST, port: value.SANDBOX_PORT });
  const isReal = sandboxRefusal({ env, value }) !== null;
  const earlier = listOf(value.ACCOUNTS_KEYS_BEFORE);
  const accountKeys = readAccountKeys({ newest: value.ACCOUNTS_KEY, earlier });
  return {
    measure: { ring: accountKeys, sandbox: isReal ? null : `${origin}/measure` },
    payments: {
      sandbox: isReal ? null : { apiBase: `${origin}/v1`, browserBase: `${origin}/v1` },
      wompiAccount: (slug) => readWompiAccount({ env, slug, base: value.WOMPI_URL ?? null }),
      wompiBase: value.WOMPI_URL ?? null,
      stripeAccount: (slug) => readStripeAccount({ env, slug, origin: value.STRIPE_URL ?? null }),
      stripeOrigin: value.STRIPE_URL ?? null,
      accountKeys,
    },
  };
}

/** @throws Error naming every wrong variable */
export function parseBackendConfig(env: Env): BackendConfig {
  const value = parseEnv(env);
  return {
    host: value.BACKEND_HOST,
    port: value.BACKEND_PORT,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    migrationsDir: value.MIGRATIONS_DIR,
    publicOrigin: value.PUBLIC_ORIGIN,
    staffHost: value.STAFF_HOST ?? (isSecure(value) ? null : 'staff.localhost'),
    baseDomain: value.BASE_DOMAIN ?? (isSecure(value) ? null : 'localhost'),
    trustedProxies: new Set(listOf(value.TRUSTED_PROXIES)),
    logLevel: value.LOG_LEVEL,
    redisUrl: value.REDIS_URL ?? null,
    metricsToken: value.METRICS_TOKEN ?? null,
    showsDocuments: (value.API_DOCUMENTS ?? (isSecure(value) ? 'off' : 'on')) === 'on',
    limits: readLimits(value),
    streams: {
      perTopic: value.LIMIT_STREAMS_PER_TOPIC,
      perProfile: value.LIMIT_STREAMS_PER_PROFILE,
      perTenant: value.LIMIT_STREAMS_PER_TENANT,
      total: value.LIMIT_STREAMS,
    },
    idempotencyLeaseMs: value.IDEMPOTENCY_LEASE_MS,
    jobLeaseMs: value.JOB_LEASE_MS,
    killAt: value.NODE_ENV === 'test' ? (value.KILL_AT ?? null) : null,
    webs: readWebs(value),
    previews: readPreviews(value),
    sms: readSms(value),
    mail: readMail(value),
    push: readPush(value),
    places: readPlaces(value),
    map: readMap(value),
    ...readOutside({ env, value }),
  };
}

export const readBackendConfig = () => parseBackendConfig(process.env);
export const readSandboxConfig = () => parseSandboxConfig(process.env);
/** Sentences for the log. */
export const readVariableWarnings = () => describeUnknown(process.env);
