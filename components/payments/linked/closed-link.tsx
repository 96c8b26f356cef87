'use client';

import { Link2Off } from 'lucide';
import { useTranslations } from 'next-intl';
import { BranchHelp } from '@/components/branches/branch-help';
import { useErrorText } from '@/components/layout/error-text';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';

/** Why a link leads no further, and whom to ask. */
export function ClosedLink({ error }: { error: unknown }) {
  const t = useTranslations('Checkout');
  const { tenant, screen } = useApp();
  const textOf = useErrorText(tenant);
  const key = error instanceof ApiError ? error.key : 'internal';
  return (
    <>
      <section className="card grid gap-2 p-4" role="alert">
        <h2 className="flex items-center gap-2 text-lead">
          <Icon of={Link2Off} size={22} className="text-danger" />
          {t('link_closed')}
        </h2>
        {/* A token that an order never had is answered like an order that is not there. */}
        <p>{textOf(key === 'not_found' ? 'link_expired' : key)}</p>
      </section>
      {screen.supplier && <BranchHelp branch={screen.supplier} />}
    </>
  );
}
