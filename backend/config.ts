import * as z from 'zod';

const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATIONS_DIR: z.string().default('backend/db/migrations'),
  PUBLIC_ORIGIN: z.string().includes('{host}').default('http://{host}:3000'),
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1,::ffff:127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LIMIT_ADDRESS_PER_MINUTE: z.coerce.number().int().positive().default(6_000),
  LIMIT_PROFILES_PER_MINUTE: z.coerce.number().int().positive().default(300),
});

export type BackendConfig = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  migrationsDir: string;
  publicOrigin: string;
  trustedProxies: ReadonlySet<string>;
  logLevel: string;
  limits: { addressPerMinute: number; profilesPerMinute: number };
};

/** Reads the environment once. @throws Error with one line per variable that is wrong */
export function parseBackendConfig(env: Record<string, string | undefined>): BackendConfig {
  const parsed = envSchema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not usable: ${lines.join('; ')}`);
  }
  const value = parsed.data;
  return {
    host: value.BACKEND_HOST,
    port: value.BACKEND_PORT,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    migrationsDir: value.MIGRATIONS_DIR,
    publicOrigin: value.PUBLIC_ORIGIN,
    trustedProxies: new Set(value.TRUSTED_PROXIES.split(',').map((address) => address.trim())),
    logLevel: value.LOG_LEVEL,
    limits: {
      addressPerMinute: value.LIMIT_ADDRESS_PER_MINUTE,
      profilesPerMinute: value.LIMIT_PROFILES_PER_MINUTE,
    },
  };
}

export const readBackendConfig = () => parseBackendConfig(process.env);
