'use client';

import { ClipboardList, MapPin, Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { findBar, openSearch, searchLabel } from '@/lib/browser/menu-markup/bar';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { LanguageSwitch } from './language-switch';
import { HEADER_TOOLS_ID } from './slots';

function SearchTool() {
  const [bar] = useState(() => findBar(document));
  const label = bar && searchLabel(bar);
  if (!label) return null;
  return (
    <button type="button" className="header-tool header-search" onClick={() => openSearch(bar)}>
      <Icon of={Search} size={20} />
      <span>{label}</span>
    </button>
  );
}

/** The address chosen for a delivery, else the one used last. */
function PlaceTool() {
  const { tenant } = useApp();
  const t = useTranslations('Panel');
  const chosen = useSlice('delivery', ({ place }) => place?.address || null);
  const saved = useSlice('profile', ({ places }) => places[0]?.address || null);
  const address = chosen ?? saved;
  const delivers = tenant.services.some((service) => service === 'delivery' || service === 'schedule');
  if (!delivers || address === null) return null;
  return (
    <a className="header-tool header-place" href={screenPath({ screen: 'my-location' })}>
      <Icon of={MapPin} size={20} />
      <span className="sr-only">{`${t('location')}: `}</span>
      <span>{address}</span>
    </a>
  );
}

function OrdersTool() {
  const { tenant, screen } = useApp();
  const t = useTranslations('Panel');
  const slug = screen.supplier?.slug ?? tenant.suppliers[0]?.slug;
  if (slug === undefined) return null;
  return (
    <a className="header-tool" href={screenPath({ screen: '*/orders', slug })}>
      <Icon of={ClipboardList} size={20} />
      <span>{t('orders')}</span>
    </a>
  );
}

function LanguageTool() {
  const { tenant } = useApp();
  const t = useTranslations('Language');
  if (tenant.langs.length < 2) return null;
  return (
    <LanguageSwitch
      label={t('label')}
      current={tenant.lang}
      languages={tenant.langs.map((code) => ({ code, name: t(code) }))}
    />
  );
}

/** The tools of a wide screen, in the space that the header keeps for them (rule tenant/header). */
export function HeaderTools() {
  const [slot] = useState(() => document.getElementById(HEADER_TOOLS_ID));
  if (!slot) return null;
  return createPortal(
    <>
      <PlaceTool />
      <SearchTool />
      <OrdersTool />
      <LanguageTool />
    </>,
    slot,
  );
}
