import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { slugOfFolder } from '@/backend/folders/read/read-tenant-folder';
import type { ApplyReport } from '@/backend/folders/write/apply-bundle';
import type { CreatedKey, KeyLine } from '@/backend/staff';
import type { ExportReport } from '@/backend/stored/shop-port';
import type { ActionLine, InstanceLine, InstanceSummary, PreviewLinks } from '@/backend/tenant';
import type { Problem } from '@/lib/domain/shop/problem';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { ACCOUNT_USAGE, ACCOUNT_VERBS, runAccount } from './account-command';
import { type Operator, RefusedFolder } from './ask/ask-backend';
import { followImport } from './ask/follow-import';
import { BOOKINGS_OPTIONS, BOOKINGS_USAGE, runBookings } from './bookings-command';
import type { Answer, Command } from './command';
import { CONVERT_OPTIONS, CONVERT_USAGE, runConvert } from './convert-command';
import { GENERATE_OPTIONS, generate } from './generate';
import {
  ANSWER_USAGE,
  HELP_USAGE,
  runHelp,
  runHelpAnswer,
  runHelpSettle,
  SETTLE_USAGE,
} from './help-command';
import { MEASURE_USAGE, MEASURE_VERBS, runMeasure } from './measure-command';
import { NUMBERS_OPTIONS, NUMBERS_USAGE, runNumbers } from './numbers-command';
import { OPERATOR_USAGE, OPERATOR_VERBS, runOperator } from './operator-command';
import { ORDER_OPTIONS, ORDER_USAGE, runOrder } from './order-command';
import { linkOrder, linkProfile } from './order-link';
import { printRefusal, problemPrinter, wordsOf } from './print/print-problem';
import { toTable } from './print/to-table';
import { QR_OPTIONS, QR_USAGE, runQr } from './qr-command';
import { RATINGS_USAGE, runRatings, runSurveys, SURVEYS_USAGE } from './ratings-command';
import { REFUND_OPTIONS, REFUND_USAGE, runRefund } from './refund-command';
import { ROOM_CHARGES_USAGE, runRoomCharges } from './room-charges-command';
import { SHIFT_COMMANDS } from './shift/shift-commands';
import { SHOP_COMMANDS } from './shop/shop-commands';
import { runStaff, STAFF_USAGE, STAFF_VERBS } from './staff-command';
import { runTable, TABLE_OPTIONS, TABLE_USAGE } from './table-command';
import { CALLS_USAGE, PAYMENTS_USAGE, runPayments, runWaiterCalls } from './table-service-command';
import { runTransfer, TRANSFER_OPTIONS, TRANSFER_USAGE } from './transfer-command';

const at = (slug: string, rest = '') => `tenants/${encodeURIComponent(slug)}${rest}`;
const stateOf = (date: string | null) => (date ? `revoked ${date.slice(0, 10)}` : 'in use');

/** All folders are tried. */
async function importFolders({
  folders,
  yes,
  lang,
  operator,
  tell,
}: {
  folders: string[];
  yes: boolean;
  lang: Language;
  operator: Operator;
  tell: (line: string) => void;
}): Promise<Answer> {
  const words = wordsOf(lang);
  const reports: (ApplyReport & { warnings: Problem[] })[] = [];
  const failures: string[] = [];
  for (const folder of folders) {
    try {
      const body = { folder: resolve(folder), confirmed: yes ? 'all' : [] };
      const imported = operator.call('POST', 'imports', body);
      reports.push(
        (await followImport({
          slug: slugOfFolder(folder),
          operator,
          imported,
          tell,
        })) as (typeof reports)[number],
      );
    } catch (error) {
      const said =
        error instanceof RefusedFolder ? printRefusal(error.refusal, lang) : [(error as Error).message];
      failures.push(...said, words('not_imported', { folder }));
    }
  }
  const lines = reports.flatMap(({ slug, inserted, updated, removed, warnings }) => [
    words('imported', { slug, inserted, updated, removed }),
    ...warnings.map(problemPrinter(lang)),
  ]);
  if (failures.length > 0) throw new Error([...lines, ...failures].join('\n'));
  return { data: reports.length === 1 ? reports[0] : reports, text: lines.join('\n') };
}

const setStatus =
  (status: 'active' | 'locked'): Command['run'] =>
  async ([slug, ...more], open) => {
    if (!slug || more.length > 0) return null;
    const data = await (await open()).call('PUT', at(slug, '/status'), { status });
    return { data, text: `${slug} is ${status}.` };
  };

async function revokeKey([slug = '', id = '']: string[], operator: Operator): Promise<Answer> {
  const data = await operator.call('DELETE', at(slug, `/keys/${encodeURIComponent(id)}`));
  return { data, text: `Key ${id} of ${slug} is revoked.` };
}

const EXPORT_OPTIONS = { out: { type: 'string' } } as const;
const IMPORT_OPTIONS = { yes: { type: 'boolean' }, lang: { type: 'string' } } as const;
const KEY_OPTIONS = { scopes: { type: 'string' } } as const;

async function createKey(words: string[], operator: Operator): Promise<Answer | null> {
  const { values, positionals } = parseArgs({ args: words, options: KEY_OPTIONS, allowPositionals: true });
  const [slug, label = 'staff', ...more] = positionals;
  if (!slug || more.length > 0) return null;
  const scopes = values.scopes?.split(',');
  const data = (await operator.call('POST', at(slug, '/keys'), {
    label,
    ...(scopes ? { scopes } : {}),
  })) as CreatedKey;
  const text = `${data.key}\nKey ${data.id} of ${slug} (${label}): ${data.scopes.join(', ')}. It is shown this once.`;
  return { data, text };
}

/** `2026-11-18 17:00  operator  instance.status  from active to locked` */
function toActionRow({ at: when, who, action, details }: ActionLine): string[] {
  const words = Object.keys(details)
    .sort()
    .map((key) => `${key} ${[details[key]].flat().join(',')}`);
  return [when.slice(0, 16).replace('T', ' '), who, action, words.join(' ')];
}

function printSummary({
  slug,
  name,
  status,
  addresses,
  figures,
  actions,
  ...facts
}: InstanceSummary): string {
  const rows = [
    ['status', status],
    ['addresses', addresses.join(' ')],
    ['country', `${facts.country} ${facts.currency}, ${facts.language} (${facts.langs.join(', ')})`],
    ['branches', facts.branches.join(', ')],
    ...Object.entries(figures).map(([word, count]) => [word.replaceAll('_', ' '), String(count)]),
  ];
  const done = actions.length > 0 ? `\n\nLast done, in UTC:\n${toTable(actions.map(toActionRow))}` : '';
  return `${name} (${slug})\n${toTable(rows)}${done}`;
}

export const COMMANDS: Record<string, Command> = {
  import: {
    usage: 'import <folder> [<folder> …] [--yes] [--lang en|es|pt]',
    options: IMPORT_OPTIONS,
    async run(words, open, tell) {
      const { values, positionals } = parseArgs({
        args: words,
        options: IMPORT_OPTIONS,
        allowPositionals: true,
      });
      const { yes = false, lang: asked = 'en' } = values;
      const lang = LANGUAGES.find((one) => one === asked);
      if (positionals.length === 0 || !lang) return null;
      return importFolders({ folders: positionals, yes, lang, operator: await open(), tell });
    },
  },
  export: {
    usage: 'export <slug> [--out <folder>]',
    options: EXPORT_OPTIONS,
    async run(words, open) {
      const { values, positionals } = parseArgs({
        args: words,
        options: EXPORT_OPTIONS,
        allowPositionals: true,
      });
      const [slug, ...more] = positionals;
      if (!slug || more.length > 0) return null;
      const folder = resolve(values.out ?? join('.data/exported', slug));
      const data = (await (await open()).call('POST', 'exports', { slug, folder })) as ExportReport;
      const { files, pictures } = data;
      return { data, text: `${slug}: ${files} files and ${pictures} pictures in ${folder}` };
    },
  },
  ...SHOP_COMMANDS,
  ...SHIFT_COMMANDS,
  list: {
    usage: 'list',
    async run(_words, open) {
      const data = (await (await open()).call('GET', 'tenants')) as InstanceLine[];
      const rows = data.map(({ slug, status, branches, products, domains }) => [
        slug,
        status,
        String(branches),
        String(products),
        domains.join(' '),
      ]);
      const head = ['slug', 'status', 'branches', 'products', 'domains'];
      return { data, text: rows.length > 0 ? toTable([head, ...rows]) : 'There is no tenant yet.' };
    },
  },
  show: {
    usage: 'show <slug>',
    async run([slug, ...more], open) {
      if (!slug || more.length > 0) return null;
      const data = (await (await open()).call('GET', at(slug))) as InstanceSummary;
      return { data, text: printSummary(data) };
    },
  },
  lock: { usage: 'lock <slug>', run: setStatus('locked') },
  unlock: { usage: 'unlock <slug>', run: setStatus('active') },
  'preview-link': {
    usage: 'preview-link <slug>',
    async run([slug, ...more], open) {
      if (!slug || more.length > 0) return null;
      const data = (await (await open()).call('POST', at(slug, '/preview-links'))) as PreviewLinks;
      return { data, text: `${data.links.join('\n')}\nGood until ${data.expires}.` };
    },
  },
  key: {
    usage: 'key <slug> [label] [--scopes orders:read,orders:write] | key revoke <slug> <id>',
    options: KEY_OPTIONS,
    verbs: { revoke: {} },
    async run(words, open) {
      if (words.length === 0) return null;
      // A word short it makes no key of a tenant named revoke.
      if (words[0] === 'revoke') return words.length === 3 ? revokeKey(words.slice(1), await open()) : null;
      return createKey(words, await open());
    },
  },
  keys: {
    usage: 'keys <slug>',
    async run([slug, ...more], open) {
      if (!slug || more.length > 0) return null;
      const data = (await (await open()).call('GET', at(slug, '/keys'))) as KeyLine[];
      const rows = data.map(({ id, label, scopes, createdAt, revokedAt }) => [
        String(id),
        label,
        createdAt.slice(0, 10),
        stateOf(revokedAt),
        scopes.join(','),
      ]);
      const head = ['id', 'label', 'created', 'state', 'scopes'];
      return { data, text: rows.length > 0 ? toTable([head, ...rows]) : `${slug} has no key.` };
    },
  },
  staff: { usage: STAFF_USAGE, verbs: STAFF_VERBS, run: runStaff },
  operator: { usage: OPERATOR_USAGE, verbs: OPERATOR_VERBS, run: runOperator },
  order: { usage: ORDER_USAGE, options: ORDER_OPTIONS, run: runOrder },
  link: {
    usage: 'link [rate|revoke] <id> | link [rate|revoke] <slug>#<number>',
    run: linkOrder,
  },
  'smart-link': {
    usage: 'smart-link <slug> <profile> [<order id>] | smart-link revoke <slug> <profile>',
    run: linkProfile,
  },
  refund: { usage: REFUND_USAGE, options: REFUND_OPTIONS, run: runRefund },
  qr: { usage: QR_USAGE, options: QR_OPTIONS, verbs: { renew: {} }, run: runQr },
  table: { usage: TABLE_USAGE, options: TABLE_OPTIONS, run: runTable },
  payments: { usage: PAYMENTS_USAGE, run: runPayments },
  'room-charges': { usage: ROOM_CHARGES_USAGE, run: runRoomCharges },
  'waiter-calls': { usage: CALLS_USAGE, run: runWaiterCalls },
  bookings: { usage: BOOKINGS_USAGE, options: BOOKINGS_OPTIONS, run: runBookings },
  numbers: { usage: NUMBERS_USAGE, options: NUMBERS_OPTIONS, run: runNumbers },
  ratings: { usage: RATINGS_USAGE, run: runRatings },
  surveys: { usage: SURVEYS_USAGE, run: runSurveys },
  'help-requests': { usage: HELP_USAGE, run: runHelp },
  'help-answer': { usage: ANSWER_USAGE, run: runHelpAnswer },
  'help-settle': { usage: SETTLE_USAGE, run: runHelpSettle },
  transfer: { usage: TRANSFER_USAGE, options: TRANSFER_OPTIONS, run: runTransfer },
  account: { usage: ACCOUNT_USAGE, verbs: ACCOUNT_VERBS, run: runAccount },
  measure: { usage: MEASURE_USAGE, verbs: MEASURE_VERBS, run: runMeasure },
  examples: {
    usage: 'examples <slug>',
    async run([slug, ...more], open) {
      if (!slug || more.length > 0) return null;
      const data = (await (await open()).call('POST', at(slug, '/examples'))) as { made: string[] };
      return {
        data,
        text: data.made.length > 0 ? data.made.join('\n') : `${slug} has no place for examples.`,
      };
    },
  },
  convert: { usage: CONVERT_USAGE, options: CONVERT_OPTIONS, run: runConvert },
  generate: {
    usage: 'generate <slug> --out <folder> [--products 60] [--seed 1]',
    options: GENERATE_OPTIONS,
    async run(words) {
      const data = await generate(words);
      return { data, text: `${data.folder}: ${data.products} products` };
    },
  },
};
