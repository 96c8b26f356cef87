const BACKUP = 'tests/backend/platform/backup.test.ts';
const COMMANDS = 'tests/backend/platform/documented-commands.test.ts';

/** The first line of a block that says something; of a dump's block that is its second or third. */
export const firstLineOf = (block: string): string =>
  block
    .split('\n')
    .map((line) => line.trim())
    .find((line) => !/^(\(|umask .*|)$/.test(line)) ?? '';

/** The test that runs a block of the documents, by the block's first line. */
export const RUN_BY: Record<string, string> = {
  "sudo -u postgres psql -c \"create role ordering login createrole password '…'\" -c 'create database ordering owner ordering'":
    BACKUP,
  'sudo -u postgres pg_dump --format=custom --dbname=ordering > ordering.part &&': BACKUP,
  "sudo -u postgres psql -v ON_ERROR_STOP=1 -c 'alter database ordering rename to ordering_before' \\":
    BACKUP,
  "sudo -u postgres psql -v ON_ERROR_STOP=1 -c 'create role ordering_app nologin' -c 'grant ordering_app to ordering'":
    BACKUP,
  'sudo -u postgres pg_restore --exit-on-error --single-transaction --dbname=ordering < ordering-2026-11-21.dump':
    BACKUP,
  'docker compose -f deploy/compose.yaml stop edge web backend': BACKUP,
  'docker compose -f deploy/compose.yaml exec -T postgres psql --username=postgres -v ON_ERROR_STOP=1 \\':
    BACKUP,
  'sudo systemctl stop ordering-backend@4000': 'tests/unit/deploy/pglite-backup.test.ts',
  'npm run tenant -- import tenants/<slug>': COMMANDS,
  'npm run tenant -- check tenants/<slug>': COMMANDS,
  'npm run tenant -- export <slug>': COMMANDS,
  'npm run tenant -- convert <file> --to <folder>': COMMANDS,
  'npm run tenant -- generate medida --products 500 --seed 1 --out .data/generated': COMMANDS,
  'psql "$DATABASE_URL" -c "select p.id, i.slug, p.purchase_id, p.status, p.reference, p.checks, p.check_at, p.expires_at':
    COMMANDS,
};

/**
 * Why no test runs a block. Each block stands here or above by its own first line: none is excused by a word that it holds, so that
 * a new one is looked at.
 */
export const EXCUSED: Record<string, string> = {
  'npm start   # installs, builds, migrates, imports the demo tenants, starts the programs, prints the addresses':
    'the second line is the run that reads this; the browser tests start what the first one starts',
  'sudo ln -s /opt/node-24/bin/node /opt/node-24/bin/npm /opt/node-24/bin/npx /usr/local/bin/':
    'changes which Node the machine runs; deploy-files.test.ts compares the version',
  'sudo useradd --system --home /var/lib/ordering --shell /usr/sbin/nologin ordering':
    'makes a user of the machine, and clones a repository whose address is the reader’s',
  '# /etc/ordering/backend.env': 'lines of an environment file; deploy-files.test.ts compares its names',
  '# /etc/ordering/web.env': 'lines of an environment file; deploy-files.test.ts compares its names',
  'cd /opt/ordering/current && sudo cp deploy/*.service /etc/systemd/system/ && sudo systemctl daemon-reload':
    'no systemd runs where tests do; deploy-files.test.ts reads the units',
  'cd /opt/ordering/current && sudo -u ordering env DATA_DIR=/var/lib/ordering node dist/backend/tenant.mjs import /srv/ordering/my-tenant':
    'as a user and in a folder of the machine; its words are read below, and the blocks of tenants.md import',
  'sudo cp deploy/nginx.conf /etc/nginx/conf.d/ordering.conf':
    'replaces the machine’s own nginx; the browser tests and edge-logs.test.ts start these files',
  'sudo certbot certonly --webroot -w /var/lib/ordering-acme -d pedidos.example.co --deploy-hook \\':
    'asks a certificate authority about a domain',
  'sudo git -C /opt/ordering/source pull':
    'pulls from the reader’s repository and builds; deploy/build.sh is read by switch.test.ts',
  'DATABASE_PASSWORD=… REVALIDATE_SECRET=… docker compose -f deploy/compose.yaml up --build --detach':
    'no Docker runs where tests do; deploy-files.test.ts compares names, files and ports',
  'npx web-push generate-vapid-keys': 'downloads a program; a pair of the same form is in the push tests',
  'dist/backend/tenant.mjs account set brasa-andina --branch centro wompi < keys.yaml && shred -u keys.yaml':
    'needs the reader’s keys; commands.test.ts sets an account from a file',
  'dist/backend/tenant.mjs measure set brasa-andina google < secret.yaml && shred -u secret.yaml':
    'needs the reader’s secret; its words are read below',
};
