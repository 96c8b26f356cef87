import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { loadOpenTexts } from '@/components/shell/open-texts';
import { ScreenHead } from '@/components/shell/screen-head';
import { BackLink } from '@/components/ui/back-link';
import { firstContact } from '@/lib/domain/branch-contact';
import { placeWordOf } from '@/lib/domain/establishments';
import { hasScreen } from '@/lib/domain/service-support';
import type { ServiceChoice } from '@/lib/domain/services';
import type { View } from '@/lib/domain/views';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadBranches, loadTenant } from '@/lib/loaders/load';
import { toPageMetadata } from '@/lib/seo/page-metadata';
import { AskedService } from './asked-service';
import { BranchCard, type BranchLink } from './branch-card';

type Title =
  | 'take_away_title'
  | 'on_table_title'
  | 'book_title'
  | 'without_service_title'
  | 'offices_title'
  | 'whatsapp_title';

type ListProps = {
  params: RouteParams;
  view: View;
  title: Title;
  /** A branch is listed for any of them, or whatever it offers; of several the address says which is asked for. */
  services: readonly ServiceChoice[] | null;
  link: BranchLink;
};

/** A list's own title and address, in the language of the page. */
export async function branchListMetadata({
  params,
  title,
  path,
}: {
  params: RouteParams;
  title: Title;
  path: string;
}): Promise<Metadata> {
  const { domain, locale } = await params;
  const { lang } = parseLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Branches' });
  const tenant = await loadTenant(domain, lang);
  const place = placeWordOf(tenant.category_establishment);
  return toPageMetadata({ tenant, lang, path, title: t(title, { place }) });
}

/** Two or three in a row, whichever leaves the fewest empty places. */
const columnsOf = (count: number) =>
  count === 3 || count > 4 ? 'min-[980px]:grid-cols-3' : 'min-[980px]:grid-cols-2';

/** The branch lists differ by title, by the service their branches offer and by what a card leads to (decisions 9, 10). */
export async function BranchList({ params, view, title, services, link: asked }: ListProps) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const { lang } = parseLocale(locale);
  const [tenant, all] = await Promise.all([loadTenant(domain, lang), loadBranches(domain, lang)]);
  const t = await getTranslations('Branches');
  const openTexts = await loadOpenTexts();
  const place = placeWordOf(tenant.category_establishment);
  // A service that has no screen here is agreed with the branch itself.
  const isAgreed = services !== null && !services.some(hasScreen);
  const link = isAgreed ? 'contact' : asked;
  const branches = all
    .map((branch) => ({ branch, listedFor: services?.filter((one) => branch.services.includes(one)) ?? [] }))
    .filter(({ listedFor }) => services === null || listedFor.length > 0)
    .filter(({ branch }) => link !== 'whatsapp' || branch.whatsapp !== null)
    .filter(({ branch }) => link !== 'contact' || firstContact(branch) !== null);
  const isForSeveral = services !== null && services.length > 1;
  return (
    <>
      <ScreenHead tenant={tenant} view={view} />
      <main id="main" className="page">
        <BackLink href="/">{t('back')}</BackLink>
        <h1 className="mt-4 text-[28px]">{t(title, { place })}</h1>
        {isAgreed && branches.length > 0 && <p className="mt-2 text-muted">{t('agreed')}</p>}
        {branches.length === 0 && (
          <div className="mt-6 grid gap-4">
            <p>{t('empty', { place })}</p>
            <a className="button" href="/branch-without-service">
              {t('see_all', { place })}
            </a>
          </div>
        )}
        <ul className={`mt-6 grid gap-4 ${columnsOf(branches.length)}`}>
          {branches.map(({ branch, listedFor }) => (
            <li
              key={branch.id}
              {...(isForSeveral ? { 'data-services': listedFor.join(' ') } : {})}
              suppressHydrationWarning
            >
              <BranchCard {...{ branch, link, place, openTexts }} currency={tenant.currency} />
            </li>
          ))}
        </ul>
        {isForSeveral && <AskedService />}
      </main>
    </>
  );
}
