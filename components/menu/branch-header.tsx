import { Star } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OpenBadge } from '@/components/branches/open-badge';
import { loadOpenTexts } from '@/components/branches/open-texts';
import { MENU_LINE_ID } from '@/components/layout/slots';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/pictures/picture';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { PublicScore } from '@/lib/domain/feedback/public-score';

/** (rule feedback/public-score) */
async function BranchScore({ score: { average, count } }: { score: PublicScore }) {
  const t = await getTranslations('Menu');
  return (
    <p className="flex items-center gap-1.5 font-semibold">
      <Icon of={Star} size={16} />
      {t('score', { average, count })}
    </p>
  );
}

export async function BranchHeader({
  supplier,
  line,
  children,
}: {
  supplier: Supplier;
  line: string | null;
  children?: ReactNode;
}) {
  const openTexts = await loadOpenTexts();
  return (
    <header className="branch">
      {supplier.banner && (
        <div className="branch-banner">
          <Picture
            {...supplier.banner}
            alt=""
            shownWidth={1120}
            eager
            className="h-full w-full object-cover"
          />
        </div>
      )}
      <div className="branch-facts">
        <h1>{supplier.name}</h1>
        {line && (
          <p id={MENU_LINE_ID} className="text-muted" suppressHydrationWarning>
            {line}
          </p>
        )}
        <OpenBadge hours={supplier.opening_hours} texts={openTexts} isOwn />
        {supplier.score && <BranchScore score={supplier.score} />}
        {children}
      </div>
    </header>
  );
}
