import type { Hono } from 'hono';
import type { ImportResult } from '@/backend/folders/import-folder';
import { printProblem } from '@/backend/folders/read/problems/problems';
import { createImports, type ImportDeps } from './create-imports';
import { keepAccounts, readAccounts } from './import-accounts';

type Deps = ImportDeps & Parameters<typeof keepAccounts>[0]['deps'];

const printProblems = ({ problems, more }: ImportResult & { ok: false }): string[] => [
  ...problems.map(printProblem),
  ...(more > 0 ? [`and ${more} more problems`] : []),
];

/** A tenant's folder, for the command line. */
export function registerImports({ app, deps }: { app: Hono; deps: Deps }): void {
  const imports = createImports(deps);
  app.get('/operator/imports', (c) => c.json(imports.list()));
  app.post('/operator/imports', async (c) => {
    const { folder, yes = false } = await c.req.json<{ folder: string; yes?: boolean }>();
    const { accounts, problems } = await readAccounts({ deps, folder });
    if (problems.length > 0) return c.json({ problems: problems.map(printProblem) }, 422);
    const result = await imports.run({ folder, takesLosses: yes });
    if (!result.ok) return c.json({ problems: printProblems(result) }, 422);
    await keepAccounts({ deps, folder, accounts });
    return c.json({ ...result.report, warnings: result.warnings });
  });
}
