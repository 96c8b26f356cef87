import type { Theme } from '@/lib/contract/instance';
import { themeTokens } from '@/lib/tenancy/theme';

/** The face of a tenant without an icon of its own: a plate in its colours. */
export function iconPlate(theme: Theme): string {
  const { '--color-brand': brand, '--color-on-brand': onBrand } = themeTokens(theme);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${brand}"/><circle cx="32" cy="32" r="18" fill="none" stroke="${onBrand}" stroke-width="5"/><circle cx="32" cy="32" r="7" fill="${onBrand}"/></svg>`;
}
