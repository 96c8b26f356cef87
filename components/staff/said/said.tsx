'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SaveCsv } from '@/components/staff/save-csv';
import { useHours } from '@/components/staff/shop';
import { useFaultText } from '@/components/staff/use-fault-text';
import { SelectField } from '@/components/ui/select-field';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { isLowScore } from '@/lib/domain/feedback/rating';
import type { Currency } from '@/lib/domain/money/currencies';
import { useSaid } from '@/lib/queries/staff/said';
import { RatingRow } from './rating-row';
import { MonthFigures, ScoreCharts } from './said-figures';
import { SurveyAnswers } from './survey-answers';
import { WaitingWords } from './waiting-words';

type Rating = StaffRatings['ratings'][number];
type Place = {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
  mayAnswer: boolean;
};

const SHOWN = {
  all: () => true,
  words: ({ comment }: Rating) => comment !== '',
  low: ({ score }: Rating) => score !== null && isLowScore(score),
  open: ({ rating_id: id, answer, score, comment }: Rating) =>
    id !== null && answer === null && (comment !== '' || (score !== null && isLowScore(score))),
  contact: ({ contact }: Rating) => contact !== null,
};
const isShown = (value: string): value is keyof typeof SHOWN => value in SHOWN;
const CHOICES = Object.keys(SHOWN).filter(isShown);

/** The ratings that are chosen, each with its words. */
function Ratings({
  place: { slug, branch, currency, mayAnswer },
  ratings,
  print,
}: {
  place: Place;
  ratings: readonly Rating[];
  print: (at: string) => string;
}) {
  const t = useTranslations('StaffSaid');
  const [choice, choose] = useState<keyof typeof SHOWN>('all');
  const { timezone } = branch;
  const shown = ratings.filter(SHOWN[choice]);
  return (
    <section className="grid gap-3" aria-labelledby="said-ratings">
      <h2 id="said-ratings" className="text-section">
        {t('ratings')}
      </h2>
      <div className="said-choice">
        <SelectField
          {...{ label: t('show'), value: choice }}
          options={CHOICES.map((value) => ({ value, text: t(`show_${value}`) }))}
          onChange={(value) => isShown(value) && choose(value)}
        />
        <SaveCsv
          {...{ currency }}
          name={t('file')}
          table={() => ({
            head: [t('day'), t('number'), t('score'), t('words')],
            rows: shown.map((one) => [{ at: one.at, timezone }, one.number, one.score, one.comment]),
          })}
        />
      </div>
      {shown.length === 0 && (
        <p role="status" className="text-muted">
          {t('none_shown')}
        </p>
      )}
      <ul className="grid gap-3">
        {shown.map((rating) => (
          <RatingRow
            key={`${rating.of}-${rating.id}-${rating.at}`}
            {...{ slug, rating, mayAnswer }}
            when={print(rating.at)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Ratings with their words, how many gave each score and how each day was, and answers to surveys, the newest first. */
export function Said({ slug, branch, currency, mayAnswer }: Place) {
  const t = useTranslations('StaffSaid');
  const { moment } = useHours();
  const sayFault = useFaultText();
  const { ratings, month, loadMore, isLoadingMore, surveys, error } = useSaid({ slug, branchId: branch.id });
  const print = (at: string) => moment(at, branch.timezone);
  const list = ratings ?? [];
  return (
    <>
      {error && !ratings ? <p role="alert">{sayFault(error)}</p> : null}
      <WaitingWords {...{ slug, branch }} />
      {ratings && list.length === 0 && <p className="text-muted">{t('none')}</p>}
      {month && <MonthFigures {...{ month }} />}
      {list.length > 0 && (
        <div className="said">
          <div className="grid gap-3">
            <ScoreCharts
              ratings={list}
              note={t(loadMore ? 'of_last' : 'of_all', { count: list.length })}
              timezone={branch.timezone}
            />
          </div>
          <div className="grid gap-3">
            <Ratings place={{ slug, branch, currency, mayAnswer }} ratings={list} {...{ print }} />
            {loadMore && (
              <button
                type="button"
                className="button button-quiet"
                disabled={isLoadingMore}
                onClick={loadMore}
              >
                {t('more')}
              </button>
            )}
          </div>
        </div>
      )}
      {surveys && <SurveyAnswers answers={surveys} {...{ print }} />}
    </>
  );
}
