import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OpenBadge } from '@/components/branches/open-badge';
import { loadOpenTexts } from '@/components/branches/open-texts';
import { Picture } from '@/components/ui/picture';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';

export async function BranchHeader({
  supplier,
  tenant,
  line,
  children,
}: {
  supplier: Supplier;
  tenant: Instance;
  line: string;
  children?: ReactNode;
}) {
  const t = await getTranslations('Menu');
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
        <p className="text-muted">{line}</p>
        <OpenBadge hours={supplier.opening_hours} texts={openTexts} />
        {tenant.consumption_tax_label && <p className="text-muted">{t('tax_included')}</p>}
        {children}
      </div>
    </header>
  );
}
