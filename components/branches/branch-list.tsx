import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ScreenHead } from '@/components/layout/screen-head';
import { BackLink } from '@/components/ui/back-link';
import type { Branch } from '@/lib/contract/branches/supplier';
import { firstContact } from '@/lib/domain/branches/contact';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { type EstablishmentKind, establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { screenPath, type TenantScreen } from '@/lib/domain/tenant/screen-path';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import type { View } from '@/lib/domain/tenant/views';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadBranches, loadTenant } from '@/lib/loaders/load';
import { toPageMetadata } from '@/lib/seo/page-metadata';
import { AskedService } from './asked-service';
import { FORWARD_ID } from './forward-notice';
import { listedMarks } from './listed-branches';
import { type BranchLink, ListedRow } from './listed-row';
import { LocationSlot } from './location-slot';
import { loadOpenTexts } from './open-texts';

type Title =
  | 'take_away_title'
  | 'on_table_title'
  | 'book_title'
  | 'without_service_title'
  | 'location_title'
  | 'offices_title'
  | 'whatsapp_title';

type ListProps = {
  params: RouteParams;
  view: View;
  title: Title;
  /** Any of them; null: all branches. With several, the address names one. */
  services: readonly ServiceChoice[] | null;
  link: BranchLink;
  /** Leads on where there is nothing to choose (rule delivery/start). */
  forwards?: boolean;
};

export async function branchListMetadata({
  params,
  title,
  screen,
}: {
  params: RouteParams;
  title: Title;
  screen: TenantScreen;
}): Promise<Metadata> {
  const { domain, locale } = await params;
  const { lang } = parseLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Branches' });
  const tenant = await loadTenant(domain, lang);
  const establishment = establishmentKindOf(tenant.category_establishment);
  return toPageMetadata({ tenant, lang, path: screenPath({ screen }), title: t(title, { establishment }) });
}

const rowMarks = ({ branch, listedFor }: { branch: Branch; listedFor: readonly ServiceChoice[] }) =>
  listedMarks({ ...branch, services: listedFor, hours: branch.opening_hours });

/** Bookings without a screen are agreed with the branch (rule tenant/service-support). */
const linkOf = ({ branch, link }: { branch: Branch; link: BranchLink }): BranchLink =>
  link === 'booking' && branch.booking === null ? 'contact' : link;

/** Branches with one of the services, each with the way on that it has. */
const toRows = ({ all, services, link }: Pick<ListProps, 'services' | 'link'> & { all: readonly Branch[] }) =>
  all
    .map((branch) => ({
      branch,
      listedFor: services?.filter((one) => branch.services.includes(one)) ?? [],
      link: linkOf({ branch, link }),
    }))
    .filter(({ listedFor }) => services === null || listedFor.length > 0)
    .filter((row) => row.link !== 'whatsapp' || row.branch.whatsapp !== null)
    .filter((row) => row.link !== 'contact' || firstContact(row.branch) !== null);

/** Shown while the diner is led on; any touch, key or click stops it. */
async function Forward({ establishment, isOnly }: { establishment: EstablishmentKind; isOnly: boolean }) {
  const t = await getTranslations('Branches');
  return (
    <div id={FORWARD_ID} role="status" {...(isOnly ? { 'data-only': '' } : {})} suppressHydrationWarning>
      <div className="order-note" hidden suppressHydrationWarning>
        <p data-forward={t('forward', { name: '{name}' })} suppressHydrationWarning>
          {t('forward_wait', { establishment })}
        </p>
        <button type="button" className="button button-quiet">
          {t('stay')}
        </button>
      </div>
    </div>
  );
}

/** Lists differ by title, services and link (rule branches/choice-by-service, rule branches/lists). */
export async function BranchList({ params, view, title, services, link, forwards = false }: ListProps) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const { lang } = parseLocale(locale);
  const [tenant, all] = await Promise.all([loadTenant(domain, lang), loadBranches(domain, lang)]);
  const t = await getTranslations('Branches');
  const openTexts = await loadOpenTexts();
  const establishment = establishmentKindOf(tenant.category_establishment);
  const branches = toRows({ all, services, link });
  const isAgreed = branches.some((row) => row.link === 'contact');
  const isForSeveral = services !== null && services.length > 1;
  return (
    <>
      <ScreenHead tenant={tenant} view={view} />
      <main id="main" className="page">
        <BackLink href="/">{t('back')}</BackLink>
        <h1 className="mt-4 text-page">{t(title, { establishment })}</h1>
        {isAgreed && <p className="mt-2 text-muted">{t('agreed')}</p>}
        {branches.length === 0 && (
          <div className="mt-6 grid gap-4">
            <p>{t('empty', { establishment })}</p>
            <a className="button" href={screenPath({ screen: 'branch-without-service' })}>
              {t('see_all', { establishment })}
            </a>
          </div>
        )}
        {forwards && branches.length > 0 && (
          <Forward establishment={establishment} isOnly={all.length === 1} />
        )}
        {isForSeveral && branches.length > 0 && <LocationSlot searchesPlaces={tenant.place_search} />}
        <ul
          id={LIST_ID}
          className="branch-rows mt-6 scroll-mt-40 data-answered:hidden"
          {...(forwards && new Set(all.map(({ ciudad_id }) => ciudad_id)).size === 1
            ? { 'data-one-city': '' }
            : {})}
          suppressHydrationWarning
        >
          {branches.map(({ branch, listedFor, link }) => (
            <li
              key={branch.id}
              {...(isForSeveral ? rowMarks({ branch, listedFor }) : {})}
              suppressHydrationWarning
            >
              <ListedRow {...{ branch, link, listedFor, tenant, openTexts }} />
            </li>
          ))}
        </ul>
        {isForSeveral && <AskedService />}
      </main>
    </>
  );
}
