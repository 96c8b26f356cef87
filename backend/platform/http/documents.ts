import type { Context, Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { createDocsPage } from './docs-page';
import type { AppDeps, AppEnv } from './environment';
import { isLocal } from './is-local';
import { createOpenApi } from './open-api';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Answers everybody, or, as in production, this machine's own programs: others get 404. */
export function registerDocuments({ app, deps }: { app: Hono<AppEnv>; deps: Pick<AppDeps, 'config'> }): void {
  let made: { description: ReturnType<typeof createOpenApi>; page: string } | undefined;
  const documents = (c: Context<AppEnv>) => {
    if (!deps.config.showsDocuments && !isLocal(c)) throw new AppError('not_found');
    made ??= { description: createOpenApi(), page: createDocsPage() };
    return made;
  };
  app.get('/openapi.json', (c) => c.json(documents(c).description));
  app.get('/docs', (c) => {
    const { page } = documents(c);
    c.header('content-security-policy', POLICY);
    return c.html(page);
  });
}
