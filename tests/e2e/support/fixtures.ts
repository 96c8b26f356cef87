import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

export const CATALOGUES = { es, en, pt };
export const WEB_PORT = 3481;
export const BACKEND_PORT = 4481;

/** The address of a page of a tenant. */
export const addressOf = (tenant: string, path: string) => `http://${tenant}.localhost:${WEB_PORT}${path}`;

/** A page on which any error of the console, of a script or of a request fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
    page.on('requestfailed', (request) => {
      // A page that is left takes its open requests with it; that is no fault.
      const left = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!left) faults.push(`request: ${request.url()}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  );
}

export { expect };
