'use client';

import {
  Bike,
  BookOpen,
  CalendarClock,
  CalendarHeart,
  Check,
  ClipboardList,
  Cookie,
  FileText,
  History,
  House,
  type IconNode,
  MapPin,
  ShoppingBag,
  Store,
  UserRound,
  UtensilsCrossed,
} from 'lucide';
import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { hasMenu } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { menuAddressOf, menuPath } from '@/lib/domain/menu/menu-address';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { servicePath } from '@/lib/domain/tenant/service-paths';
import { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { chooseService } from '@/lib/stores/choose-service';
import { LanguageSwitch } from './language-switch';

const SERVICE_ICONS: Partial<Record<ServiceChoice, IconNode>> = {
  delivery: Bike,
  schedule: CalendarClock,
  take_away: ShoppingBag,
  on_table: UtensilsCrossed,
  book: CalendarHeart,
};

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Replaces the panel's history entry, so «back» ends on the page. */
function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  location.replace(link.href);
}

function Row({
  href,
  icon,
  current = false,
  onClick,
  children,
}: {
  href: string;
  icon: IconNode;
  current?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}) {
  return (
    <li>
      <a href={href} className="panel-row" aria-current={current ? 'true' : undefined} onClick={onClick}>
        <Icon of={icon} size={22} className="flex-none text-brand-text" />
        <span className="flex-1">{children}</span>
        {current && <Icon of={Check} size={20} className="flex-none" />}
      </a>
    </li>
  );
}

function useServices(): { choice: ServiceChoice; href: string }[] {
  const { tenant, screen } = useApp();
  const slug = screen.supplier?.slug ?? null;
  return (screen.supplier?.services ?? tenant.services).flatMap((choice) => {
    const href = servicePath({ choice, slug });
    return href === null ? [] : [{ choice, href }];
  });
}

function Services({ onClose }: { onClose: () => void }) {
  const { screen, stores } = useApp();
  const [t, names] = [useTranslations('Panel'), useTranslations('Services')];
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const services = useServices();
  if (services.length === 0) return null;
  const choose = (choice: ServiceChoice) => (event: MouseEvent<HTMLAnchorElement>) => {
    const isHere = event.currentTarget.pathname === location.pathname;
    // A reload would restore the service of the address.
    const isNamed = new URLSearchParams(location.search).has('service');
    // This view's list follows the address.
    if (!hasMenu(choice) || !isHere || isNamed || screen.view === 'Location' || !isPlain(event)) return;
    event.preventDefault();
    chooseService({ stores, choice });
    onClose();
  };
  return (
    <section aria-labelledby="panel-service">
      <h3 id="panel-service" className="panel-title">
        {t('service')}
      </h3>
      <ul>
        {services.map(({ choice, href }) => (
          <Row
            key={choice}
            href={href}
            icon={SERVICE_ICONS[choice] ?? Store}
            current={choice === chosen}
            onClick={choose(choice)}
          >
            {names(choice)}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Pages() {
  const { tenant, screen } = useApp();
  const t = useTranslations('Panel');
  const menuAddress = useSlice('order', ({ service, subservice }) =>
    menuAddressOf(service === null ? null : toServiceChoice({ service, subservice })),
  );
  const own = screen.supplier?.slug;
  // Orders are the instance's: any branch will do.
  const any = own ?? tenant.suppliers[0]?.slug;
  return (
    <nav aria-label={t('pages')}>
      <ul>
        {tenant.hasLanding && (
          <Row href="/" icon={House}>
            {t('home')}
          </Row>
        )}
        {own && (
          <Row href={menuPath({ slug: own, menuAddress })} icon={BookOpen}>
            {t('menu', { establishment: tenant.establishment })}
          </Row>
        )}
        {tenant.services.some((service) => service === 'delivery' || service === 'schedule') && (
          <Row href={screenPath({ screen: 'my-location' })} icon={MapPin}>
            {t('location')}
          </Row>
        )}
        {any && (
          <>
            <Row href={screenPath({ screen: '*/orders', slug: any })} icon={ClipboardList}>
              {t('orders')}
            </Row>
            <Row href={screenPath({ screen: '*/history-my-orders', slug: any })} icon={History}>
              {t('history')}
            </Row>
          </>
        )}
        <Row href={screenPath({ screen: 'perfil' })} icon={UserRound}>
          {t('profile')}
        </Row>
        {tenant.suppliers.length > 1 && (
          <Row href={screenPath({ screen: 'branch-offices' })} icon={Store}>
            {t('stores', { establishment: tenant.establishment })}
          </Row>
        )}
        {any && (
          <Row href={screenPath({ screen: '*/politicas-servicio', slug: any })} icon={FileText}>
            {t(tenant.hasPolicies ? 'policies' : 'stored')}
          </Row>
        )}
      </ul>
    </nav>
  );
}

/** Services, pages, language and consent (rule tenant/left-panel, rule visit/consent). */
export function LeftPanel({
  carts,
  bookings,
  notices,
  places,
  onClose,
  onCookies,
}: {
  /** The diner's open carts. */
  carts?: ReactNode;
  /** The diner's coming bookings. */
  bookings?: ReactNode;
  /** The latest notices of orders. */
  notices?: ReactNode;
  /** The diner's saved addresses. */
  places?: ReactNode;
  onClose: () => void;
  onCookies: () => void;
}) {
  const { tenant } = useApp();
  const asksConsent = measuredBy(tenant.pixels) !== null;
  const hasLanguages = tenant.langs.length > 1;
  const [t, languages] = [useTranslations('Panel'), useTranslations('Language')];
  return (
    <Sheet open side onClose={onClose} title={tenant.name} closeLabel={t('close')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used; this only hears them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too */}
      <div onClick={leaveByLink}>
        <Services onClose={onClose} />
        {carts}
        {bookings}
        {places}
        <Pages />
        {notices}
        {(asksConsent || hasLanguages) && (
          <section aria-label={asksConsent ? t('more') : undefined} className="panel-more">
            {asksConsent && (
              <button type="button" className="panel-row" onClick={onCookies}>
                <Icon of={Cookie} size={22} className="flex-none text-brand-text" />
                {t('cookies')}
              </button>
            )}
            {hasLanguages && (
              <LanguageSwitch
                label={languages('label')}
                current={tenant.lang}
                languages={tenant.langs.map((code) => ({ code, name: languages(code) }))}
              />
            )}
          </section>
        )}
      </div>
    </Sheet>
  );
}
