'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { textIn } from '@/lib/domain/shop/list-products';
import { DATA_LAW } from '@/lib/domain/tenant/data-laws';
import type { PolicyDraft } from '@/lib/i18n/load-policy-drafts';
import { at } from './at';

type Policy = Shop['tenant']['policies'][number];

/** The words by which policies to begin with are known in a restaurant. */
const KEYS = { service: 'servicio', data: 'datos', terms: 'condiciones' } as const;

const freeKey = (policies: readonly Policy[]): string => {
  let number = policies.length + 1;
  while (policies.some(({ key }) => key === `politica-${number}`)) number += 1;
  return `politica-${number}`;
};

/** The texts of the restaurant, of its service, its terms and what it keeps of diners, from a draft or from nothing. */
export function Policies({ tenant, drafts }: Pick<Shop, 'tenant'> & { drafts: readonly PolicyDraft[] }) {
  const t = useTranslations('StaffLook');
  const { facts, langs, languages } = useEditing();
  const { set, error } = usePlace(at('policies'));
  const { policies, name } = tenant;
  const left = drafts.filter(({ kind }) => policies.every(({ key }) => key !== KEYS[kind]));
  const law = DATA_LAW[facts.country];
  const fill = (texts: PolicyDraft['text']) =>
    Object.fromEntries(
      langs.map((lang) => {
        const said = texts[lang].replaceAll(' ({law})', law === null ? '' : ` (${law})`);
        return [lang, said.replaceAll('{name}', name)];
      }),
    );
  const begin = ({ kind, title, text }: PolicyDraft) =>
    set([...policies, { key: KEYS[kind], title: fill(title), text: fill(text) }]);
  const nameOf = ({ title, key }: Policy) => textIn(title, languages) || key;
  return (
    <>
      <section className="edit-card">
        <h2 className="text-section">{t('policies')}</h2>
        <p className="text-muted">{t('policies_text')}</p>
        <div className="flex flex-wrap gap-2">
          {left.map((draft) => (
            <button
              key={draft.kind}
              type="button"
              className="button button-quiet"
              onClick={() => begin(draft)}
            >
              {t(`policy_begin_${draft.kind}`)}
            </button>
          ))}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => set([...policies, { key: freeKey(policies), title: {}, text: {} }])}
          >
            {t('policy_add')}
          </button>
        </div>
        {error !== undefined && <p className="text-danger">{error}</p>}
      </section>
      {policies.map((policy) => (
        <section key={policy.key} className="edit-card" aria-label={nameOf(policy)}>
          <LanguageEdit at={at('policies', policy.key, 'title')} label={t('policy_title')} />
          <LanguageEdit at={at('policies', policy.key, 'text')} label={t('policy_text')} isLong />
          <button
            type="button"
            className="button button-quiet button-danger justify-self-start"
            onClick={() => set(policies.filter((one) => one !== policy))}
          >
            {t('row_remove', { name: nameOf(policy) })}
          </button>
        </section>
      ))}
    </>
  );
}
