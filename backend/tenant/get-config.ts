import { listKnownSupplierRows, localizer, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { listGatewayOrigins } from '@/backend/payments/accounts';
import type { InstanceSettings } from '@/backend/stored/stored-instance';
import type { Instance, SupplierSummary } from '@/lib/contract/tenant/instance';
import { getLookSteps, withLook } from './look-draft';

function toLook({ ctx, settings }: { ctx: Context; settings: InstanceSettings }) {
  const text = localizer(ctx);
  return {
    theme: {
      dark: settings.theme.dark,
      theme_color: settings.theme.themeColor,
      titles_txt_color: settings.theme.titlesColor,
      page_bgcolor: settings.theme.pageColor,
      suppliers_background_image: settings.theme.background,
    },
    style_custom: settings.styleCustom,
    preload: settings.preload,
    linktree: settings.linktree.map(({ label, labelCustom, url, target }) => ({
      label,
      label_custom: text(labelCustom) || null,
      url,
      target,
    })),
    linktree_logo: { thumb: settings.logo },
    labels_buttons: { nuestras_tiendas: text(settings.storesLabel) || null },
    meta: { favicon: settings.favicon, description: text(settings.description) },
    category_establishment: settings.category,
    socials: settings.socials,
    policies: settings.policies.map(({ key, title, text: body }) => ({
      key,
      title: text(title),
      text: text(body),
    })),
  };
}

const toFlags = ({ ctx, flags }: Pick<InstanceSettings, 'flags'> & { ctx: Context }) => ({
  rate_nps: flags.rateNps,
  rate_digitalmenu: flags.rateDigitalMenu,
  linktree_add_suppliers: flags.linktreeAddSuppliers,
  new_menu_v3: flags.newMenuV3,
  contact_us: flags.contactUs,
  consumption_tax_label: flags.consumptionTaxLabel,
  hide_call_waiter: flags.hideCallWaiter,
  // Without an SMS service no code is asked for (rule people/phone-code).
  sms_verification: flags.smsVerification && ctx.sms !== null,
});

const toSummary = (row: SupplierRow): SupplierSummary => ({
  id: row.id,
  slug: row.slug,
  name: row.settings.name,
  on_table_class: row.on_table_class,
  services: row.services,
});

/** `GET /domain/config.json`, for a locked instance too. @throws not_found for the word of no draft */
export async function getConfig({
  ctx,
  input: { draft },
}: {
  ctx: Context;
  input: { draft?: string };
}): Promise<Instance> {
  const { id, slug, status, country, currency, language, langs, noTip } = ctx.instance;
  const { row, steps, suppliers, gone, origins } = await ctx.db.tenant(id, async (sql) => {
    const [found] = await sql<{ name: string; settings: InstanceSettings }>(
      'select name, settings from instances where id = $1',
      [id],
    );
    const steps = draft === undefined ? [] : await getLookSteps({ sql, ctx, token: draft });
    const known = await listKnownSupplierRows(sql, id);
    const branches = known.filter((one) => !one.is_removed);
    const gone = known.filter((one) => one.is_removed);
    const asked = branches.map((one) => ({ supplierId: one.id, name: one.settings.paymentProvider }));
    return {
      row: found,
      steps,
      suppliers: branches,
      gone,
      origins: await listGatewayOrigins({ sql, ctx, asked }),
    };
  });
  if (!row) throw new AppError('unknown_instance');
  const { name, settings } = withLook(row, steps);
  return {
    ...toLook({ ctx, settings }),
    ...toFlags({ ctx, flags: settings.flags }),
    id,
    slug,
    name,
    status,
    country_code: country,
    currency,
    language,
    langs,
    locale: settings.locale,
    suppliers: suppliers.map(toSummary),
    ...(gone.length > 0
      ? { removed_suppliers: gone.map((one) => ({ ...toSummary(one), services: [] })) }
      : {}),
    links: settings.links.map((type) => ({ type })),
    pixel_google_analytics: settings.pixelGoogle,
    pixel_facebook_analytics: settings.pixelFacebook,
    new_menu_url: settings.newMenuUrl,
    no_tip: noTip,
    document: ctx.instance.asksDocument ? 'required' : 'optional',
    email: ctx.instance.asksEmail ? 'required' : 'optional',
    notices_by_sms: ctx.sms?.delivers ?? false,
    frame_ancestors: settings.frameAncestors,
    public_origin: ctx.publicOrigin,
    gateway_origins: origins,
    place_search: ctx.places !== null || ctx.map?.kind === 'google',
    map: ctx.map,
  };
}
