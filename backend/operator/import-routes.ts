import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { checkFolder } from '@/backend/folders/check-folder';
import type { ImportRefusal } from '@/backend/folders/examine-folder';
import type { Confirmed } from '@/backend/folders/import-folder';
import type { AppDeps } from '@/backend/platform/http/environment';
import { createImports, type ImportDeps } from './create-imports';
import { keepAccounts, readAccounts } from './import-accounts';
import type { RunCheck } from './run-import';

type Deps = ImportDeps &
  Parameters<typeof keepAccounts>[0]['deps'] &
  Pick<AppDeps, 'shop'> & { runCheck?: RunCheck | undefined };

/** A tenant's folder, read and written, for the command line. */
export function registerImports({ app, deps }: { app: Hono; deps: Deps }): void {
  const imports = createImports(deps);
  const { db, sendsSms = true, staffHost = null } = deps;
  const runCheck = deps.runCheck ?? ((folder) => checkFolder({ db, sendsSms, staffHost, folder }));
  app.get('/operator/imports', (c) => c.json(imports.list()));
  app.post('/operator/imports', async (c) => {
    const { folder, confirmed = [] } = await c.req.json<{ folder: string; confirmed?: Confirmed }>();
    const { accounts, problems } = await readAccounts({ deps, folder });
    const refuse = ({ problems, questions, more }: ImportRefusal) =>
      c.json({ problems, questions, more } satisfies ImportRefusal, 422);
    if (problems.length > 0) return refuse({ problems, questions: [], more: 0 });
    const result = await imports.run({ folder, confirmed });
    if (!result.ok) return refuse(result);
    await keepAccounts({ deps, folder, accounts });
    return c.json({ ...result.report, warnings: result.warnings });
  });
  app.post('/operator/checks', async (c) => {
    const { folder } = await c.req.json<{ folder: string }>();
    const { problems: ofAccounts } = await readAccounts({ deps, folder });
    const result = await runCheck(folder);
    if (result.ok && ofAccounts.length === 0) return c.json(result);
    const { problems, more } = result.ok ? { problems: [], more: 0 } : result;
    const all = [...problems, ...ofAccounts];
    return c.json({ problems: all, questions: [], more } satisfies ImportRefusal, 422);
  });
  app.post('/operator/exports', async (c) => {
    const { slug, folder } = await c.req.json<{ slug: string; folder: string }>();
    if (!deps.shop) throw new AppError('unavailable');
    const result = await deps.shop.export({ slug, folder });
    if (!result.ok) throw new AppError(result.key, { message: result.fault });
    return c.json(result.report);
  });
}
