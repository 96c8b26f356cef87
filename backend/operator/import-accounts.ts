import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { AppError } from '@/backend/errors';
import { readPlainFile } from '@/backend/folders/read/files/read-plain-file';
import { createLocator } from '@/backend/folders/read/files/read-yaml';
import type { Problem } from '@/backend/folders/read/problems/problems';
import { slugOfFolder } from '@/backend/folders/read/read-tenant-folder';
import { findKeyProblems, setAccount } from '@/backend/payments/accounts';
import { ACCOUNT_PROVIDER_NAMES, takesAccounts } from '@/backend/providers/payments/account-providers';

type Deps = Parameters<typeof setAccount>[0]['deps'];
type Given = { provider: string; branch: string | null; keys: object };

const FILE = 'accounts.yaml';
const MOST_BYTES = 1024 * 1024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null without the file. @throws Error that follows the file's name */
async function readText(folder: string, file: string, isPrivate: boolean): Promise<string | null> {
  const bytes = await readPlainFile({ folder, path: join(folder, file), mostBytes: MOST_BYTES, isPrivate });
  return bytes?.toString('utf8') ?? null;
}

/** The branches that `branches.yaml` names, with their courts; null where the import itself will refuse that file. */
async function listBranches(folder: string): Promise<Map<unknown, unknown> | null> {
  const text = await readText(folder, 'branches.yaml', false).catch(() => null);
  const raw: unknown = text === null ? null : parseDocument(text, { logLevel: 'silent' }).toJS();
  return Array.isArray(raw)
    ? new Map(raw.filter(isObject).map(({ slug, court = null }) => [slug, court]))
    : null;
}

/** Sentences that quote nothing: a key may stand anywhere in the file. */
function findProblems(one: unknown, branches: Map<unknown, unknown> | null): string[] {
  if (!isObject(one)) return ['an account is a provider and its keys'];
  const { provider, branch = null, ...keys } = one;
  const problems =
    typeof provider === 'string' && takesAccounts(provider)
      ? findKeyProblems({ provider, given: keys })
      : [`provider must be ${ACCOUNT_PROVIDER_NAMES.join(' or ')}`];
  if (branch !== null && branches && !branches.has(branch)) problems.push('branch is none of branches.yaml');
  // (rule table/court)
  if (branch !== null && (branches?.get(branch) ?? null) !== null)
    problems.push('branch is a stall of a court, which is paid with the account of the tenant');
  return problems;
}

const slotOf = (one: unknown) => (isObject(one) ? `${one.provider} ${one.branch ?? ''}` : '');

/** @returns the accounts of a tenant's folder, or what is wrong with the file, without its keys */
export async function readAccounts({
  deps,
  folder,
}: {
  deps: Pick<Deps, 'config'>;
  folder: string;
}): Promise<{ accounts: Given[]; problems: Problem[] }> {
  const refuse = (message: string, at: object = {}) => ({
    accounts: [],
    problems: [{ file: FILE, ...at, message }],
  });
  const text = await readText(folder, FILE, true).catch((error: Error & { code?: string }) =>
    // No folder: the import says so.
    error.code === 'ENOENT' ? null : error,
  );
  if (text === null) return { accounts: [], problems: [] };
  if (text instanceof Error) return refuse(text.message);
  if (!deps.config.payments.accountKeys) return refuse('cannot be stored: ACCOUNTS_KEY is not set');
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  const raw: unknown = document.errors.length > 0 ? null : document.toJS();
  if (!Array.isArray(raw)) return refuse('is not a list of accounts in YAML');
  const at = createLocator({ file: FILE, text });
  const branches = await listBranches(folder);
  const problems = raw.flatMap((one: unknown, index) => {
    const isAgain = raw.slice(0, index).some((other: unknown) => slotOf(other) === slotOf(one));
    const found = findProblems(one, branches);
    return [...found, ...(isAgain ? ['appears twice'] : [])].map((message) => ({ ...at([index]), message }));
  });
  if (problems.length > 0) return { accounts: [], problems };
  return {
    accounts: raw.map(({ provider, branch = null, ...keys }) => ({ provider, branch, keys })),
    problems,
  };
}

/** Keeps the accounts once the folder is imported (rule payments/accounts). @throws invalid_input, conflict */
export async function keepAccounts({
  deps,
  folder,
  accounts,
}: {
  deps: Deps;
  folder: string;
  accounts: readonly Given[];
}): Promise<void> {
  const slug = slugOfFolder(folder);
  for (const account of accounts) {
    try {
      await setAccount({ deps, input: { slug, isSame: false, ...account } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const whose = account.branch ? ` of ${account.branch}` : '';
      throw new AppError(error.key, {
        message: `${slug} is imported, but the account${whose} in ${FILE} is not kept: ${error.message}`,
      });
    }
  }
}
