'use client';

import { useTranslations } from 'next-intl';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { whatKeepsFromSelling } from '@/lib/domain/shop/starter/what-keeps-from-selling';
import { partsOf, useShopDocument } from '@/lib/queries/staff/shop';
import { LookFirst } from './look-first';
import { OpenShop } from './open-shop';
import { StartList } from './start-list';

const PARTS = ['tenant', 'branches', 'products', 'zones', 'tables'] as const;

function Start({ slug, mayLock }: { slug: string; mayLock: boolean }) {
  const t = useTranslations('StaffStart');
  const sayFault = useFaultText();
  const { answer, error } = useShopDocument({ slug, parts: PARTS });
  const shop = answer && partsOf(answer, PARTS);
  if (!answer || !shop)
    return error ? <p role="alert">{sayFault(error)}</p> : <p role="status">{t('opening')}</p>;
  const { facts } = answer;
  const { needed, advised } = whatKeepsFromSelling(shop, facts.country);
  const missing = needed.filter(({ isDone }) => !isDone).length;
  const isOne = shop.branches.length === 1;
  const nameOf = (branch: string) =>
    isOne ? null : (shop.branches.find((one) => one.slug === branch)?.name ?? null);
  return (
    <>
      <StartList {...{ slug, nameOf }} steps={needed} label={t('needed')} />
      <StartList {...{ slug, nameOf }} steps={advised} label={t('advised')} />
      {facts.status === 'locked' && answer.own_branches === null && (
        <LookFirst slug={slug} branch={shop.branches[0]?.slug ?? null} />
      )}
      <OpenShop
        {...{ slug, missing, mayLock }}
        host={facts.domains[0] ?? null}
        isLocked={facts.status === 'locked'}
      />
    </>
  );
}

/** The steps between a new restaurant and its first order, for who edits it (rule tenant/starter). */
export function StartScreen({ slug }: { slug: string }) {
  const t = useTranslations('StaffStart');
  const staff = useTranslations('Staff');
  return (
    <StaffFrame slug={slug} screen="start">
      {({ scopes }) => (
        <div className="page start-page">
          <h1 className="text-page">{staff('screen_start')}</h1>
          <p className="text-muted">{t('text')}</p>
          <Start slug={slug} mayLock={scopes.includes('instance:lock')} />
        </div>
      )}
    </StaffFrame>
  );
}
