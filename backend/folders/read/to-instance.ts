import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { usualNoTip } from '@/lib/domain/cart/tip';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { PictureReader } from './files/picture-reader';
import type { Locate } from './files/read-yaml';
import type { TenantFile } from './tenant-schema';

type Parts =
  | 'branches'
  | 'categories'
  | 'products'
  | 'zones'
  | 'popups'
  | 'coupons'
  | 'tables'
  | 'guests'
  | 'surveys';

type Given = { slug: string; tenant: TenantFile; at: Locate; picture: PictureReader };

async function toLook({ tenant, at, picture }: Given) {
  return {
    category: tenant.category,
    description: tenant.description,
    theme: {
      dark: tenant.theme.dark,
      themeColor: tenant.theme.theme_color,
      titlesColor: tenant.theme.titles_txt_color,
      pageColor: tenant.theme.page_bgcolor,
      background: await picture(
        tenant.theme.suppliers_background_image,
        at(['theme', 'suppliers_background_image']),
      ),
    },
    styleCustom: tenant.style_custom,
    preload: await picture(tenant.preload, at(['preload'])),
    logo: await picture(tenant.logo, at(['logo'])),
    favicon: await picture(tenant.favicon, at(['favicon'])),
    storesLabel: tenant.stores_label,
    linktree: tenant.linktree.map(({ label, label_custom, url, target }) => ({
      label,
      labelCustom: label_custom,
      url,
      target,
    })),
    socials: tenant.socials,
    policies: tenant.policies,
  };
}

export async function toInstance(given: Given): Promise<Omit<TenantBundle, Parts>> {
  const { slug, tenant } = given;
  return {
    ...(await toLook(given)),
    slug,
    name: tenant.name,
    status: tenant.status,
    domains: tenant.domains,
    country: tenant.country,
    currency: tenant.currency,
    language: tenant.language,
    langs: tenant.langs,
    locale: `${tenant.language}-${tenant.country}`,
    links: tenant.links,
    noTip: tenant.no_tip ?? usualNoTip(establishmentKindOf(tenant.category)),
    document: tenant.document,
    email: tenant.email,
    pixelGoogle: tenant.pixels.google,
    pixelFacebook: tenant.pixels.facebook,
    flags: {
      rateNps: tenant.flags.rate_nps,
      rateDigitalMenu: tenant.flags.rate_digitalmenu,
      showScore: tenant.flags.show_score,
      linktreeAddSuppliers: tenant.flags.linktree_add_suppliers,
      newMenuV3: tenant.flags.new_menu_v3,
      contactUs: tenant.flags.contact_us,
      consumptionTaxLabel: tenant.flags.consumption_tax_label,
      hideCallWaiter: tenant.flags.hide_call_waiter,
      smsVerification: tenant.flags.sms_verification,
    },
    newMenuUrl: tenant.new_menu_url,
    frameAncestors: tenant.frame_ancestors,
  };
}
