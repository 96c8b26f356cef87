import { readFileSync } from 'node:fs';
import { KNOWN_VARIABLES } from '@/lib/domain/text/known-variables.mjs';
import { describeUnknown } from '@/lib/domain/text/unknown-variables.mjs';

test.each([
  ['LIMIT_STREAM', 'LIMIT_STREAMS'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['SMS_URI', 'SMS_URL'],
  ['PUSH_CONTACTS', 'PUSH_CONTACT'],
  ['PLACE_URL', 'PLACES_URL'],
  ['MAP_TILE_URL', 'MAP_TILES_URL'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['PAYMENT_SANDBOX', 'PAYMENTS_SANDBOX'],
  ['DATA_DIRS', 'DATA_DIR'],
  ['DEMO_ALWAYS_OPENED', 'DEMO_ALWAYS_OPEN'],
  ['PAGE_CACHE_MIB', 'PAGE_CACHE_MB'],
  ['WEB_URL', 'WEB_URLS'],
  ['WOMPI_CASA_TINTA_PRIVAT_KEY', 'WOMPI_CASA_TINTA_PRIVATE_KEY'],
  ['STRIPE_CASA_WEBHOOKS_SECRET', 'STRIPE_CASA_WEBHOOK_SECRET'],
])('%s is told as a slip for %s', (name, meant) => {
  expect(describeUnknown({ [name]: '1' })).toEqual([
    `${name} is set, but nothing reads it; did you mean ${meant}?`,
  ]);
});

test('a name of a group that is ours alone is told, also where it is like none', () => {
  expect(describeUnknown({ LIMIT_WAITERS_PER_TABLE: '1' })).toEqual([
    'LIMIT_WAITERS_PER_TABLE is set, but nothing reads it.',
  ]);
});

test('what is read, a tenant’s keys, and the variables of other programs are not told', () => {
  const tenants = ['WOMPI_CASA_THREE_DS', 'STRIPE_LA_CASA_SECRET_KEY'];
  // `BACKEND_…` as Kubernetes sets them beside a service of that name.
  const foreign = `BASE_URL BACKEND_SERVICE_HOST BACKEND_PORT_4000_TCP CI DEBUG EDITOR HOME HOME_URL HOST HOSTNAME JOB_NAME JOB_URL
    LANG LC_ALL LOGNAME MAIL MAILCHECK MAP MAPBOX_TOKEN MYSQL_HOST NODE_OPTIONS NODE_PATH NODE_VERSION PATH PGHOST PGPORT PORTS
    POSTGRES_DB PUBLIC_URL PUSHER_KEY PWD REDIS_HOST SHELL SMTP_URL STRIPE_API_KEY TERM TZ USER XDG_DATA_DIRS`;
  const names = [...KNOWN_VARIABLES, ...tenants, ...foreign.split(/\s+/)];
  expect(describeUnknown(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([]);
});

test.each(['backend/main.ts', 'server.mjs', 'scripts/start.mjs', 'scripts/dev.mjs'])(
  '%s says so when it starts',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\s*for \(const sentence of (describeUnknown\(process\.env\)|readVariableWarnings\(\))\) (log\.warn|say)\(sentence\);$/m,
    );
  },
);
