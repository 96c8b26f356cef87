'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { Field } from '@/components/ui/field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { SURVEY_QUESTION_KINDS } from '@/lib/domain/feedback/surveys';
import { freeKey } from './free-key';

type Survey = Shop['surveys'][number];
type Question = Survey['questions'][number];
type Answer = Question['options'][number];
/** As many as a survey may ask, and a choice may offer. */
const MOST = 20;

/** The answers of a choice; an empty one at the end is the next. */
function Answers({ options, onChange }: { options: readonly Answer[]; onChange: (to: Answer[]) => void }) {
  const t = useTranslations('StaffOffers');
  const say = useTranslations('StaffEditing');
  const { langs } = useEditing();
  const shown = options.length < MOST ? [...options, {}] : options;
  const write = (place: number, lang: string, text: string) => {
    const all: Answer[] = shown.map((one, index) => {
      const { [lang as 'es']: _before, ...others } = one;
      return index === place ? { ...others, ...(text === '' ? {} : { [lang]: text }) } : one;
    });
    onChange(all.filter((one) => Object.keys(one).length > 0));
  };
  return (
    <div className="edit-pair">
      {shown.flatMap((one, index) =>
        langs.map((lang) => {
          const label = t('answer', { number: index + 1 });
          return (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: answers have no name of their own
              key={`${index} ${lang}`}
              label={langs.length === 1 ? label : `${label} · ${say(`language_${lang}`)}`}
              value={one[lang] ?? ''}
              onChange={(text) => write(index, lang, text)}
              autoComplete="off"
            />
          );
        }),
      )}
    </div>
  );
}

/** The questions of a survey, in their order. */
export function Questions({ survey }: { survey: Survey }) {
  const t = useTranslations('StaffOffers');
  const { set } = useEditing();
  const at = (...field: string[]) => ({
    ...{ kind: 'survey' as const, key: survey.key },
    field: ['questions', ...field],
  });
  const { questions } = survey;
  const added: Question = {
    key: freeKey('pregunta', questions),
    ...{ kind: 'score', label: {}, required: false, options: [] },
  };
  return (
    <>
      {questions.map((question, index) => (
        <fieldset key={question.key} className="edit-card">
          <legend className="field-label">{t('question', { number: index + 1 })}</legend>
          <LanguageEdit at={at(question.key, 'label')} label={t('asked')} />
          <ChoiceEdit
            at={at(question.key, 'kind')}
            label={t('question_kind')}
            options={SURVEY_QUESTION_KINDS.map((value) => ({ value, text: t(`question_${value}`) }))}
          />
          {question.kind === 'choice' && (
            <Answers options={question.options} onChange={(to) => set(at(question.key, 'options'), to)} />
          )}
          <SwitchEdit at={at(question.key, 'required')} label={t('question_required')} />
          <button
            type="button"
            className="link-button justify-self-start"
            onClick={() =>
              set(
                at(),
                questions.filter(({ key }) => key !== question.key),
              )
            }
          >
            {t('question_remove', { number: index + 1 })}
          </button>
        </fieldset>
      ))}
      {questions.length < MOST && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => set(at(), [...questions, added])}
        >
          {t('question_add')}
        </button>
      )}
    </>
  );
}
