'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AvoidedDialog } from '@/components/table/avoided-dialog';
import type { Account } from '@/lib/contract/table/account';
import { useAvoided } from '@/lib/queries/table/avoided';
import { useFollowAvoided } from '@/lib/queries/table/follow-avoided';

/** Everything that the table cannot eat, together and without names (rule table/avoided). */
export function AvoidedPart({ account }: { account: Pick<Account, 'id' | 'version' | 'supplier'> }) {
  const [t, names] = [useTranslations('Account'), useTranslations('Allergens')];
  const [isAsked, setAsked] = useState(false);
  const { data } = useAvoided(account);
  useFollowAvoided(account);
  if (!data) return null;
  const { mine, table } = data;
  return (
    <section className="mt-6 grid gap-2" aria-label={t('avoided_title')}>
      {table.length > 0 && (
        <p className="card p-4">{t('avoided_table', { list: table.map((one) => names(one)).join(', ') })}</p>
      )}
      <button type="button" className="button button-quiet" onClick={() => setAsked(true)}>
        {t(mine.length > 0 ? 'avoided_change' : 'avoided_tell')}
      </button>
      {isAsked && <AvoidedDialog accountId={account.id} mine={mine} onClose={() => setAsked(false)} />}
    </section>
  );
}
