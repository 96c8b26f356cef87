'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import type { FieldPlace } from '@/lib/domain/shop/draft/draft';

export type OfferKind = 'coupon' | 'popup' | 'survey';

/** One of a list, which opens in its place. */
export function One({
  kind,
  id,
  name,
  state,
  told,
  isNew,
  children,
}: {
  kind: OfferKind;
  /** Its key in the document. */
  id: string;
  name: string;
  state: string;
  told: string;
  isNew: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('StaffOffers');
  const { remove, isDirty } = useEditing();
  return (
    <details className="edit-card" open={isNew || undefined}>
      <summary>
        <strong>{name}</strong>
        <span>{isDirty({ kind, key: id }) ? t('unsaved') : state}</span>
        <small className="text-muted">{told}</small>
      </summary>
      <div className="offers-fields">
        {children}
        <button
          type="button"
          className="button button-quiet button-danger justify-self-start"
          onClick={() => remove(kind, id)}
        >
          {t('remove', { name })}
        </button>
      </div>
    </details>
  );
}

/** Where it holds: nothing chosen is everywhere. @param isNullable everywhere stands as null */
export function Scope({
  at,
  branches,
  isNullable,
}: {
  at: (name: string) => FieldPlace;
  branches: readonly { slug: string; name: string }[];
  isNullable: boolean;
}) {
  const t = useTranslations('StaffOffers');
  const service = useTranslations('Services');
  return (
    <>
      {branches.length > 1 && (
        <SeveralEdit
          at={at('branches')}
          {...{ label: t('branches'), hint: t('everywhere'), isNullable }}
          options={branches.map(({ slug, name }) => ({ value: slug, text: name }))}
        />
      )}
      <SeveralEdit
        at={at('services')}
        {...{ label: t('services'), hint: t('all_services'), isNullable }}
        options={SERVICE_CHOICES.map((value) => ({ value, text: service(value) }))}
      />
    </>
  );
}
