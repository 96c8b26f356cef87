import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { AppError } from '@/backend/errors';
import { readPlainFile } from '@/backend/folders/read/files/read-plain-file';
import { createLocator } from '@/backend/folders/read/files/read-yaml';
import { SaidError } from '@/backend/folders/read/problems/said-error';
import { slugOfFolder } from '@/backend/folders/read/read-tenant-folder';
import { findKeyProblems, setAccount } from '@/backend/payments/accounts';
import { ACCOUNT_PROVIDER_NAMES, takesAccounts } from '@/backend/providers/payments/account-providers';
import { type Problem, type Said, say } from '@/lib/domain/shop/problem';

type Deps = Parameters<typeof setAccount>[0]['deps'];
type Given = { provider: string; branch: string | null; keys: object };

const FILE = 'accounts.yaml';
const MOST_BYTES = 1024 * 1024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null without the file. @throws SaidError */
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

/** Nothing of the file is quoted: a key may stand anywhere in it. */
function findProblems(one: unknown, branches: Map<unknown, unknown> | null): Said[] {
  if (!isObject(one)) return [say('account_shape')];
  const { provider, branch = null, ...keys } = one;
  const problems =
    typeof provider === 'string' && takesAccounts(provider)
      ? findKeyProblems({ provider, given: keys }).map((fault) => say('account_keys', { fault }))
      : [say('account_provider', { allowed: ACCOUNT_PROVIDER_NAMES.join(', ') })];
  if (branch !== null && branches && !branches.has(branch)) problems.push(say('account_branch'));
  // (rule table/court)
  if (branch !== null && (branches?.get(branch) ?? null) !== null) problems.push(say('account_stall'));
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
  const refuse = (said: Said) => ({ accounts: [], problems: [{ place: { file: FILE }, ...said }] });
  const text = await readText(folder, FILE, true).catch((error: Error & { code?: string }) => {
    if (error instanceof SaidError) return error;
    // No folder: the import says so.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { accounts: [], problems: [] };
  if (text instanceof SaidError) return refuse(text.said);
  if (!deps.config.payments.accountKeys) return refuse(say('accounts_closed'));
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  const raw: unknown = document.errors.length > 0 ? null : document.toJS();
  if (!Array.isArray(raw)) return refuse(say('accounts_list'));
  const at = createLocator({ file: FILE, text });
  const branches = await listBranches(folder);
  const problems = raw.flatMap((one: unknown, index) => {
    const isAgain = raw.slice(0, index).some((other: unknown) => slotOf(other) === slotOf(one));
    const found = findProblems(one, branches);
    return [...found, ...(isAgain ? [say('account_twice')] : [])].map((said) => ({
      place: at([index]),
      ...said,
    }));
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
