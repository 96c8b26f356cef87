import { getTranslations } from 'next-intl/server';
import { OpenBadge } from '@/components/branches/open-badge';
import { loadOpenTexts } from '@/components/branches/open-texts';
import type { Supplier } from '@/lib/contract/branches/supplier';
import { type MenuAddress, menuPath } from '@/lib/domain/menu/menu-address';

/** The stalls of a food court, open or closed, each to the same menu of its own (rule table/court). */
export async function StallTabs({
  supplier: { id: here, stalls },
  menuAddress,
}: {
  supplier: Pick<Supplier, 'id' | 'stalls'>;
  menuAddress: MenuAddress;
}) {
  if (stalls.length === 0) return null;
  const [t, texts] = [await getTranslations('Menu'), await loadOpenTexts()];
  return (
    <nav className="mt-4 grid grid-cols-2 gap-2 wide:grid-cols-5" aria-label={t('stalls')}>
      {stalls.map(({ id, slug, name, opening_hours: hours }) => (
        <a
          key={id}
          className={`min-h-[44px] border-b-2 py-2 ${id === here ? 'border-brand' : 'border-line'}`}
          href={menuPath({ slug, menuAddress })}
          {...(id === here ? { 'aria-current': 'page' as const } : {})}
        >
          <span className="block [overflow-wrap:anywhere]">{name}</span>
          <OpenBadge hours={hours} texts={texts} />
        </a>
      ))}
    </nav>
  );
}
