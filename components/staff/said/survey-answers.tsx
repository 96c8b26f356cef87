'use client';

import { useTranslations } from 'next-intl';
import { SAID_AT_ONCE, type StaffSurveyAnswers } from '@/lib/contract/staff/rating-calls';

/** Answers to surveys, the newest first. @param print the instant of an answer */
export function SurveyAnswers({
  answers,
  print,
}: {
  answers: StaffSurveyAnswers['answers'];
  print: (at: string) => string;
}) {
  const t = useTranslations('StaffSaid');
  if (answers.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="said-surveys">
      <h2 id="said-surveys" className="text-section">
        {t('surveys')}
      </h2>
      {answers.length >= SAID_AT_ONCE && (
        <p className="text-muted">{t('surveys_last', { count: answers.length })}</p>
      )}
      <ul className="grid gap-3">
        {answers.map((one) => (
          <li key={`${one.survey}-${one.at}`} className="said-row">
            <p>
              <strong>{one.title}</strong> <span className="text-muted">· {print(one.at)}</span>
            </p>
            <dl className="grid gap-2">
              {one.answers.map(({ key, label, value }) => (
                <div key={key}>
                  <dt className="text-muted">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
