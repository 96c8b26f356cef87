'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { textIn } from '@/lib/domain/shop/list-products';
import { freeKey } from './free-key';
import { One, Scope } from './one';
import { Questions } from './survey-questions';

const QUESTION = { key: 'pregunta-1', kind: 'score', label: {}, required: false, options: [] };
const NEW = { active: false, branches: null, services: null, title: {}, questions: [QUESTION] };

/** Questions after a visit. */
export function Surveys({ surveys, branches }: Pick<Shop, 'surveys' | 'branches'>) {
  const t = useTranslations('StaffOffers');
  const { add, languages } = useEditing();
  const [made, setMade] = useState<string | null>(null);
  const make = () => {
    const key = freeKey('encuesta', surveys);
    add('survey', { key, ...NEW });
    setMade(key);
  };
  return (
    <>
      <p className="text-muted">{t('surveys_text')}</p>
      {surveys.map((survey) => {
        const at = (name: string) => ({ kind: 'survey' as const, key: survey.key, field: [name] });
        return (
          <One
            key={survey.key}
            {...{ kind: 'survey', id: survey.key }}
            name={textIn(survey.title, languages) || t('survey_untitled')}
            state={t(survey.active ? 'state_on' : 'state_off')}
            told={t('questions', { count: survey.questions.length })}
            isNew={survey.key === made}
          >
            <LanguageEdit at={at('title')} label={t('survey_title')} />
            <SwitchEdit at={at('active')} label={t('survey_active')} />
            <Questions {...{ survey }} />
            <Scope {...{ at, branches }} isNullable />
          </One>
        );
      })}
      <button type="button" className="button justify-self-start" onClick={make}>
        {t('survey_new')}
      </button>
    </>
  );
}
