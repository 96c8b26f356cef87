import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { toMinor } from '@/lib/domain/money';
import type { BundleBranch, BundlePicture, TenantBundle } from './bundle';
import { makePicture } from './make-picture';
import type { Problem } from './problems';
import { readCategories, readOptions } from './read-categories';
import { readCoverage } from './read-coverage';
import { readMenu } from './read-menu';
import { readYaml } from './read-yaml';
import { type BranchesFile, branchesFileSchema, type TenantFile, tenantFileSchema } from './tenant-schema';

export type ReadResult = { ok: true; bundle: TenantBundle } | { ok: false; problems: Problem[] };

/**
 * Reads a tenant folder into a bundle, or lists every problem it has; nothing is ever half read.
 * The format is docs/tenants.md.
 */
export async function readTenantFolder(folder: string): Promise<ReadResult> {
  const problems: Problem[] = [];
  const slug = basename(resolve(folder));
  const read = async (file: string, otherwise?: string) => {
    const path = join(folder, file);
    if (existsSync(path)) return readFile(path, 'utf8');
    if (otherwise === undefined) problems.push({ file, message: 'this file is missing' });
    return otherwise ?? '';
  };
  const tenant = readYaml({ file: 'tenant.yaml', text: await read('tenant.yaml'), schema: tenantFileSchema });
  const branches = readYaml({
    file: 'branches.yaml',
    text: await read('branches.yaml'),
    schema: branchesFileSchema,
  });
  problems.push(...tenant.problems, ...branches.problems);
  if (!tenant.value || !branches.value) return { ok: false, problems };

  const { currency, language } = tenant.value;
  const branchSlugs = branches.value.map((branch) => branch.slug);
  const categories = readCategories({ text: await read('categories.csv'), language });
  const options = readOptions({
    text: await read('options.csv', `group,option,option_${language}\n`),
    language,
    currency,
  });
  const menu = readMenu({
    file: 'menu.csv',
    text: await read('menu.csv'),
    facts: { currency, language, branchSlugs },
    categories: categories.categories,
    optionGroups: options.groups,
  });
  const coverage = readCoverage({
    text: await read('coverage.geojson', '{"type":"FeatureCollection","features":[]}'),
    currency,
    branchSlugs,
  });
  problems.push(...categories.problems, ...options.problems, ...menu.problems, ...coverage.problems);
  problems.push(...findLanguageProblems(tenant.value), ...findBranchProblems(branches.value));

  const made = new Map<string, Promise<BundlePicture | null>>();
  const picture = (name: string | null, file: string): Promise<BundlePicture | null> => {
    if (name === null) return Promise.resolve(null);
    const known = made.get(name);
    if (known) return known;
    const making = makePicture(join(folder, 'images', name)).catch((error: Error) => {
      problems.push({ file, message: `images/${name} cannot be used: ${error.message}` });
      return null;
    });
    made.set(name, making);
    return making;
  };
  const bundle: TenantBundle = {
    ...(await toInstance({ slug, tenant: tenant.value, picture })),
    branches: await Promise.all(
      branches.value.map((branch) =>
        toBranch({ branch, currency, picture, report: (one) => problems.push(one) }),
      ),
    ),
    categories: [...categories.categories.values()],
    products: await Promise.all(
      menu.products.map(async ({ imageName, ...product }) => ({
        ...product,
        image: await picture(imageName, 'menu.csv'),
      })),
    ),
    zones: coverage.zones,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, bundle };
}

type PictureReader = (name: string | null, file: string) => Promise<BundlePicture | null>;

async function toInstance({
  slug,
  tenant,
  picture,
}: {
  slug: string;
  tenant: TenantFile;
  picture: PictureReader;
}) {
  const file = 'tenant.yaml';
  return {
    slug,
    name: tenant.name,
    status: tenant.status,
    domains: tenant.domains,
    country: tenant.country,
    currency: tenant.currency,
    language: tenant.language,
    langs: tenant.langs,
    locale: `${tenant.language}-${tenant.country}`,
    category: tenant.category,
    description: tenant.description,
    links: tenant.links,
    theme: {
      dark: tenant.theme.dark,
      themeColor: tenant.theme.theme_color,
      titlesColor: tenant.theme.titles_txt_color,
      pageColor: tenant.theme.page_bgcolor,
      background: await picture(tenant.theme.suppliers_background_image, file),
    },
    styleCustom: tenant.style_custom,
    preload: await picture(tenant.preload, file),
    logo: await picture(tenant.logo, file),
    favicon: await picture(tenant.favicon, file),
    pixelGoogle: tenant.pixels.google,
    pixelFacebook: tenant.pixels.facebook,
    flags: {
      rateNps: tenant.flags.rate_nps,
      rateDigitalMenu: tenant.flags.rate_digitalmenu,
      linktreeAddSuppliers: tenant.flags.linktree_add_suppliers,
      newMenuV3: tenant.flags.new_menu_v3,
      contactUs: tenant.flags.contact_us,
      consumptionTaxLabel: tenant.flags.consumption_tax_label,
      hideCallWaiter: tenant.flags.hide_call_waiter,
      smsVerification: tenant.flags.sms_verification,
    },
    newMenuUrl: tenant.new_menu_url,
    storesLabel: tenant.stores_label,
    linktree: tenant.linktree.map(({ label, label_custom, url, target }) => ({
      label,
      labelCustom: label_custom,
      url,
      target,
    })),
    socials: tenant.socials,
    policies: tenant.policies,
    frameAncestors: tenant.frame_ancestors,
  };
}

async function toBranch({
  branch,
  currency,
  picture,
  report,
}: {
  branch: BranchesFile[number];
  currency: TenantFile['currency'];
  picture: PictureReader;
  report: (problem: Problem) => void;
}): Promise<BundleBranch> {
  const file = 'branches.yaml';
  const minor = (amount: number) => {
    const value = toMinor({ amount, currency });
    if (value === null)
      report({ file, column: branch.slug, message: `${amount} is not an amount in ${currency}` });
    return value ?? 0;
  };
  const pays = new Set(branch.online_pay);
  return {
    slug: branch.slug,
    name: branch.name,
    description: branch.description,
    city: branch.city,
    address: branch.address,
    latitude: branch.latitude,
    longitude: branch.longitude,
    timezone: branch.timezone,
    phone: branch.phone,
    whatsapp: branch.whatsapp,
    email: branch.email,
    image: await picture(branch.image, file),
    banner: await picture(branch.banner, file),
    services: branch.services,
    onTableClass: branch.on_table_class,
    onlinePay: {
      delivery: pays.has('delivery'),
      take_away: pays.has('take_away'),
      on_table: pays.has('on_table'),
      book: pays.has('book'),
      room: pays.has('room'),
    },
    minimumOrderMinor: minor(branch.minimum_order),
    shippingZones: branch.shipping_zones.map(({ zone, value }) => ({ zone, valueMinor: minor(value) })),
    preparationMinutes: branch.preparation_minutes,
    bookingMaxPeople: branch.booking_max_people,
    weekly: branch.hours,
    exceptions: branch.exceptions,
    paymentMethods: branch.payment_methods,
    paymentProvider: branch.payment_provider,
  };
}

function findLanguageProblems({ language, langs }: TenantFile): Problem[] {
  return langs.includes(language)
    ? []
    : [{ file: 'tenant.yaml', column: 'langs', message: `must include the default language ${language}` }];
}

function findBranchProblems(branches: BranchesFile): Problem[] {
  return branches
    .filter((branch, index) => branches.findIndex((other) => other.slug === branch.slug) !== index)
    .map((branch) => ({ file: 'branches.yaml', column: 'slug', message: `"${branch.slug}" stands twice` }));
}
