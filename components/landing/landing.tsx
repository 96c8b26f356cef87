import { getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { Picture } from '@/components/ui/picture';
import type { Instance } from '@/lib/contract/instance';
import type { Language } from '@/lib/domain/countries';
import { orderLandingButtons, safeHref } from '@/lib/domain/landing-buttons';
import { LandingButton } from './landing-button';

/** The first screen of a tenant: brand, what one can do, nothing else (spec section 2, screens.md). */
export async function Landing({ tenant, lang }: { tenant: Instance; lang: Language }) {
  const [t, languages] = [await getTranslations('Landing'), await getTranslations('Language')];
  const logo = tenant.linktree_logo.thumb;
  const background = tenant.theme.suppliers_background_image;
  return (
    <div className="min-h-dvh">
      <div className="h-[180px] overflow-hidden bg-brand">
        {background && (
          <Picture {...background} alt="" shownWidth={1120} eager className="h-full w-full object-cover" />
        )}
      </div>
      <main id="main" className="mx-auto max-w-[520px] px-4 pb-12 text-center">
        {logo ? (
          <Picture
            {...logo}
            alt=""
            shownWidth={112}
            eager
            className="relative mx-auto -mt-14 rounded-full border-4 border-surface bg-surface"
          />
        ) : null}
        <h1 className="mt-4 text-[28px]">{tenant.name}</h1>
        {tenant.meta.description && <p className="mt-2 text-muted">{tenant.meta.description}</p>}
        <nav aria-label={t('buttons')} className="mt-8 grid gap-3">
          {orderLandingButtons(tenant.linktree).map((button) => (
            <LandingButton key={`${button.href}-${button.label}`} button={button} />
          ))}
          {tenant.linktree_add_suppliers && (
            <a className="button button-quiet" href="/branch-offices">
              {tenant.labels_buttons.nuestras_tiendas ?? t('stores')}
            </a>
          )}
          {tenant.contact_us && (
            <a className="button button-quiet" href="/branch-whatsapp">
              {t('contact')}
            </a>
          )}
        </nav>
        {tenant.socials.length > 0 && (
          <nav aria-label={t('socials')} className="mt-8 flex flex-wrap justify-center gap-2">
            {tenant.socials.map(({ network, url }) => {
              const href = safeHref(url);
              return href ? (
                <a
                  key={network}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-[44px] items-center rounded-full border border-line px-4 capitalize"
                >
                  {network}
                </a>
              ) : null;
            })}
          </nav>
        )}
        {tenant.langs.length > 1 && (
          <div className="mt-6">
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
