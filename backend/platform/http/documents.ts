import type { Hono } from 'hono';
import { createDocsPage } from './docs-page';
import type { AppEnv } from './environment';
import { createOpenApi } from './open-api';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

export function registerDocuments(app: Hono<AppEnv>): void {
  let made: { description: ReturnType<typeof createOpenApi>; page: string } | undefined;
  const documents = () => {
    made ??= { description: createOpenApi(), page: createDocsPage() };
    return made;
  };
  app.get('/openapi.json', (c) => c.json(documents().description));
  app.get('/docs', (c) => {
    c.header('content-security-policy', POLICY);
    return c.html(documents().page);
  });
}
