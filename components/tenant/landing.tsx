import { getTranslations } from 'next-intl/server';
import { OpenBadge } from '@/components/branches/open-badge';
import { loadOpenTexts } from '@/components/branches/open-texts';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { Picture } from '@/components/ui/pictures/picture';
import { WidePicture } from '@/components/ui/pictures/wide-picture';
import type { Branch } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { groupByHours } from '@/lib/domain/branches/open-branches';
import type { Language } from '@/lib/domain/tenant/countries';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { orderLandingButtons, safeHref } from '@/lib/domain/tenant/landing-buttons';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { LandingButton, LandingLink } from './landing-button';
import { OpenCount } from './open-count';
import { NETWORK_NAMES, SocialIcon } from './social-icon';

const LOGO_WIDTH = 112;

/** The background, else the loading picture, else the brand colour. */
function Ground({ tenant }: { tenant: Instance }) {
  const background = tenant.theme.suppliers_background_image;
  return (
    <div className="landing-ground">
      {background && tenant.preload && (
        <div className="landing-loader">
          <Picture {...tenant.preload} alt="" shownWidth={LOGO_WIDTH} eager />
        </div>
      )}
      {background && <WidePicture {...background} className="" />}
    </div>
  );
}

async function OpenLine({ tenant, branches }: { tenant: Instance; branches: readonly Branch[] }) {
  const t = await getTranslations('Landing');
  const [only, ...others] = branches;
  if (!only) return null;
  const openTexts = await loadOpenTexts();
  if (others.length === 0) return <OpenBadge hours={only.opening_hours} texts={openTexts} />;
  const facts = { total: branches.length, establishment: establishmentKindOf(tenant.category_establishment) };
  const texts = {
    ...openTexts,
    some: t('open_some', { open: '{open}', ...facts }),
    all: t('open_all', facts),
  };
  return <OpenCount groups={groupByHours(branches.map((one) => one.opening_hours))} texts={texts} />;
}

async function Socials({ socials }: Pick<Instance, 'socials'>) {
  const t = await getTranslations('Landing');
  const links = socials.flatMap(({ network, url }) => {
    const href = safeHref(url);
    const name = network === 'web' ? t('website') : NETWORK_NAMES[network];
    return href ? [{ network, href, name }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('socials')} className="mt-8 flex flex-wrap justify-center gap-3">
      {links.map(({ network, href, name }) => (
        <a
          key={href}
          className="landing-social"
          href={href}
          aria-label={name}
          target="_blank"
          rel="noopener noreferrer"
        >
          <SocialIcon network={network} />
        </a>
      ))}
    </nav>
  );
}

/** The first screen (rule tenant/landing, rule tenant/landing-buttons, rule tenant/flags). */
export async function Landing({
  tenant,
  branches,
  lang,
}: {
  tenant: Instance;
  branches: readonly Branch[];
  lang: Language;
}) {
  const [t, languages] = [await getTranslations('Landing'), await getTranslations('Language')];
  const logo = tenant.linktree_logo.thumb;
  const establishment = establishmentKindOf(tenant.category_establishment);
  return (
    <div>
      <Ground tenant={tenant} />
      <main id="main" className="landing-card">
        {logo && <Picture {...logo} alt="" shownWidth={LOGO_WIDTH} eager className="landing-logo" />}
        <h1 className="pt-4 text-page">{tenant.name}</h1>
        <OpenLine tenant={tenant} branches={branches} />
        {tenant.meta.description && <p className="mt-2 text-muted">{tenant.meta.description}</p>}
        <nav aria-label={t('buttons')} className="mt-6 grid gap-3">
          {orderLandingButtons({ items: tenant.linktree, branches }).map((button, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tenant may have the same button twice
            <LandingButton key={index} button={button} />
          ))}
          {tenant.linktree_add_suppliers && (
            <LandingLink icon="stores" href={screenPath({ screen: 'branch-offices' })}>
              {tenant.labels_buttons.nuestras_tiendas ?? t('stores', { establishment })}
            </LandingLink>
          )}
          {tenant.contact_us && (
            <LandingLink icon="contact" href={screenPath({ screen: 'branch-whatsapp' })}>
              {t('contact')}
            </LandingLink>
          )}
        </nav>
        <Socials socials={tenant.socials} />
        {tenant.langs.length > 1 && (
          <div className="mt-6 flex justify-center">
            <LanguageSwitch
              label={languages('label')}
              current={lang}
              languages={tenant.langs.map((code) => ({ code, name: languages(code) }))}
            />
          </div>
        )}
      </main>
    </div>
  );
}
