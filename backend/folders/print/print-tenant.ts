import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { TenantFile } from '../read/tenant-schema';
import { printYaml, withoutEmpty } from './print-yaml';
import { imageCell, type Printed } from './printed';

/** Dry periods are said of a city, and each of its branches keeps them. */
export function dryLawOf({ branches }: TenantBundle) {
  const byCity = new Map(branches.map(({ city, dryLaw }) => [city, dryLaw]));
  return [...byCity].flatMap(([city, periods]) => periods.map(({ from, to }) => ({ city, from, to })));
}

const toFlags = (flags: TenantBundle['flags']) => ({
  rate_nps: flags.rateNps,
  rate_digitalmenu: flags.rateDigitalMenu,
  show_score: flags.showScore,
  linktree_add_suppliers: flags.linktreeAddSuppliers,
  new_menu_v3: flags.newMenuV3,
  contact_us: flags.contactUs,
  consumption_tax_label: flags.consumptionTaxLabel,
  hide_call_waiter: flags.hideCallWaiter,
  sms_verification: flags.smsVerification,
});

const toLook = (bundle: TenantBundle) => ({
  theme: {
    dark: bundle.theme.dark,
    theme_color: bundle.theme.themeColor,
    titles_txt_color: bundle.theme.titlesColor,
    page_bgcolor: bundle.theme.pageColor,
    suppliers_background_image: imageCell(bundle.theme.background) || null,
  },
  style_custom: bundle.styleCustom || null,
  preload: imageCell(bundle.preload) || null,
  logo: imageCell(bundle.logo) || null,
  favicon: imageCell(bundle.favicon) || null,
});

/** `tenant.yaml`, and `surveys.yaml` where there are surveys. */
export function printTenant(bundle: TenantBundle): Printed {
  const { description, links, document, email, socials, policies, surveys } = bundle;
  // The compiler asks for every field of the file.
  const said: Record<Exclude<keyof TenantFile, 'no_tip'>, unknown> = {
    name: bundle.name,
    status: bundle.status,
    domains: bundle.domains,
    country: bundle.country,
    currency: bundle.currency,
    language: bundle.language,
    langs: bundle.langs,
    category: bundle.category,
    ...{ description, links, document, email },
    ...toLook(bundle),
    pixels: { google: bundle.pixelGoogle, facebook: bundle.pixelFacebook },
    flags: toFlags(bundle.flags),
    new_menu_url: bundle.newMenuUrl,
    stores_label: bundle.storesLabel,
    linktree: bundle.linktree.map(({ label, labelCustom, url, target }) => ({
      label: label || null,
      label_custom: labelCustom,
      url,
      target,
    })),
    ...{ socials, policies },
    frame_ancestors: bundle.frameAncestors,
    dry_law: dryLawOf(bundle),
  };
  // An empty list is said too: without one the kind of the shop decides.
  const tenant = { ...withoutEmpty(said), no_tip: bundle.noTip };
  return {
    'tenant.yaml': printYaml(tenant),
    'surveys.yaml': surveys.length === 0 ? null : printYaml(surveys.map(withoutEmpty)),
  };
}
