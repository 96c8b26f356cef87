import { tenantCommand } from './command-line';

/** The host under which tenants are looked at before they have their own. */
export const STAGING = 'preview.localhost';
export const PREVIEW_NAME = 'La Brasa Andina';

/** The preview link that the command prints for a tenant. */
export async function linkOf(slug: string): Promise<URL> {
  const { links } = JSON.parse(await tenantCommand('preview-link', slug, '--json')) as { links: string[] };
  return new URL(links[0] ?? '');
}
