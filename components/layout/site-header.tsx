import { Menu } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/pictures/picture';
import { openMarks } from '@/lib/browser/taps/page-buttons';
import type { Instance } from '@/lib/contract/tenant/instance';
import { hasLanding } from '@/lib/domain/tenant/service-paths';
import { HEADER_TOOLS_ID } from './slots';

const LOGO_PX = 36;

export async function SiteHeader({ tenant }: { tenant: Pick<Instance, 'name' | 'links' | 'linktree_logo'> }) {
  const t = await getTranslations('Shell');
  const logo = tenant.linktree_logo.thumb;
  const brand = (
    <>
      {logo && <Picture {...logo} alt="" shownWidth={LOGO_PX} className="rounded-full" />}
      <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">{tenant.name}</span>
    </>
  );
  return (
    <header className="site-header">
      <button
        type="button"
        className="icon-button"
        {...openMarks('panel')}
        aria-haspopup="dialog"
        aria-label={t('open_panel')}
      >
        <Icon of={Menu} size={24} />
      </button>
      {hasLanding(tenant.links) ? (
        <a href="/" className="site-brand">
          {brand}
        </a>
      ) : (
        <span className="site-brand">{brand}</span>
      )}
      <div id={HEADER_TOOLS_ID} suppressHydrationWarning />
    </header>
  );
}
