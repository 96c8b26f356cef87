import { listSupplierRows, localizer, majorOf, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { InstanceSettings } from '@/backend/stored/stored-instance';
import type { Instance } from '@/lib/contract/tenant/instance';
import { minimumOrderOf } from '@/lib/domain/cart/minimum-order';

/** The gateways that the branches name, each once. */
function listGatewayOrigins(ctx: Context, suppliers: readonly SupplierRow[]): string[] {
  const { slug, currency } = ctx.instance;
  const names = new Set(suppliers.map(({ settings }) => settings.paymentProvider));
  return [...names].flatMap((name) => ctx.findProvider({ name, slug, currency })?.browserOrigin ?? []);
}

/** `GET /domain/config.json`: the instance in the language of the call. Answers for a locked one too. */
export async function getConfig({ ctx }: { ctx: Context }): Promise<Instance> {
  const { id, slug, status, country, currency, language, langs, noTip } = ctx.instance;
  const { row, suppliers } = await ctx.db.tenant(id, async (sql) => {
    const [found] = await sql<{ name: string; settings: InstanceSettings }>(
      'select name, settings from instances where id = $1',
      [id],
    );
    return { row: found, suppliers: await listSupplierRows(sql, id) };
  });
  if (!row) throw new AppError('unknown_instance');
  const text = localizer(ctx);
  const { settings } = row;
  return {
    id,
    slug,
    name: row.name,
    status,
    country_code: country,
    currency,
    language,
    langs,
    locale: settings.locale,
    suppliers: suppliers.map((supplier) => ({
      id: supplier.id,
      slug: supplier.slug,
      name: supplier.settings.name,
      on_table_class: supplier.on_table_class,
      services: supplier.services,
    })),
    links: settings.links.map((type) => ({ type })),
    theme: {
      dark: settings.theme.dark,
      theme_color: settings.theme.themeColor,
      titles_txt_color: settings.theme.titlesColor,
      page_bgcolor: settings.theme.pageColor,
      suppliers_background_image: settings.theme.background,
    },
    style_custom: settings.styleCustom,
    preload: settings.preload,
    pixel_google_analytics: settings.pixelGoogle,
    pixel_facebook_analytics: settings.pixelFacebook,
    rate_nps: settings.flags.rateNps,
    rate_digitalmenu: settings.flags.rateDigitalMenu,
    linktree: settings.linktree.map(({ label, labelCustom, url, target }) => ({
      label,
      label_custom: text(labelCustom) || null,
      url,
      target,
    })),
    linktree_logo: { thumb: settings.logo },
    linktree_add_suppliers: settings.flags.linktreeAddSuppliers,
    labels_buttons: { nuestras_tiendas: text(settings.storesLabel) || null },
    meta: { favicon: settings.favicon, description: text(settings.description) },
    category_establishment: settings.category,
    new_menu_v3: settings.flags.newMenuV3,
    new_menu_url: settings.newMenuUrl,
    contact_us: settings.flags.contactUs,
    consumption_tax_label: settings.flags.consumptionTaxLabel,
    hide_call_waiter: settings.flags.hideCallWaiter,
    sms_verification: settings.flags.smsVerification,
    no_tip: noTip,
    minimum_order_value: majorOf(currency)(minimumOrderOf(country)),
    socials: settings.socials,
    policies: settings.policies.map(({ key, title, text: body }) => ({
      key,
      title: text(title),
      text: text(body),
    })),
    frame_ancestors: settings.frameAncestors,
    public_origin: ctx.publicOrigin,
    gateway_origins: listGatewayOrigins(ctx, suppliers),
  };
}
