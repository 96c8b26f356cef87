import type { Hono } from 'hono';
import { createDocsPage } from './docs-page';
import type { AppEnv } from './environment';
import { createOpenApi } from './open-api';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** The contract for machines and for people, made once. */
export function registerDocuments(app: Hono<AppEnv>): void {
  const description = createOpenApi();
  const page = createDocsPage();
  app.get('/openapi.json', (c) => c.json(description));
  app.get('/docs', (c) => {
    c.header('content-security-policy', POLICY);
    return c.html(page);
  });
}
