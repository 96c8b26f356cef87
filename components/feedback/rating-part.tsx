'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { useMenuOffer } from '@/lib/browser/use-menu-offer';
import { resolveCapabilities } from '@/lib/domain/branches/capabilities';
import type { RatingScore } from '@/lib/domain/feedback/rating';
import {
  hasRatingTab,
  opensByItself,
  type RatingAsked,
  readQualification,
  TAB_OPENS_MS,
} from '@/lib/domain/feedback/rating-tab';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { useSurvey } from '@/lib/queries/feedback/surveys';
import { getQueryClient } from '@/lib/queries/query-client';
import { touchedTab } from '@/lib/session/tab-marks';
import { RatingDialog } from './rating-dialog';
import { RatingTab } from './rating-tab';
import { SurveyDialog } from './survey-dialog';
import { SurveyTab } from './survey-tab';
import { useAnsweredToday } from './use-answered-today';

type Branch = NonNullable<ScreenFacts['supplier']>;
type Opened = { score: RatingScore | null };

/** Whether the page is one with the tab. */
function useIsTabPage(branch: Branch): boolean {
  const { view } = useApp().screen;
  const { menuAddress } = useMenuOffer();
  const tableKnown = useKnownTable('table') !== null;
  const { canRateMenu } = resolveCapabilities({
    service: menuAddress === 'table' ? 'on_table' : null,
    onTableClass: branch.on_table_class,
    tableKnown,
    roomKnown: false,
    hideCallWaiter: false,
  });
  return hasRatingTab({ view, canRateMenu });
}

/** Opened by a tap or by itself, once a visit. */
function useOpenTab({ isShown, hasSurvey }: { isShown: boolean; hasSurvey: boolean }) {
  const { view } = useApp().screen;
  const [isOpen, setOpen] = useState(false);
  const [isTouched, setTouched] = useState(() => touchedTab.read());
  const touch = (open: boolean) => {
    touchedTab.write();
    setTouched(true);
    setOpen(open);
  };
  const isDue = isShown && opensByItself({ view, isTouched, hasSurvey });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      touchedTab.write();
      setTouched(true);
      setOpen(true);
    }, TAB_OPENS_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return { isOpen, touch };
}

/** Takes what the address asks out of it: the way back, and the page loaded again, do not ask once more. */
function takeQualification(): Opened | null {
  const asked = readQualification(location.search);
  if (asked === null) return null;
  const address = new URL(location.href);
  address.searchParams.delete('qualification');
  history.replaceState(history.state, '', address);
  return asked;
}

/** A survey that is on at the table, in the tab's place. */
function Survey({
  survey,
  onEnd,
}: {
  survey: NonNullable<ReturnType<typeof useSurvey>['survey']>;
  onEnd: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SurveyTab title={survey.title} onOpen={() => setOpen(true)} />
      {isOpen && <SurveyDialog survey={survey} onEnd={onEnd} onClose={() => setOpen(false)} />}
    </>
  );
}

function Rating({ branch, asked }: { branch: Branch; asked: RatingAsked }) {
  const isTabPage = useIsTabPage(branch);
  const { hasRated, hasAnswered, keepRated, keepAnswered } = useAnsweredToday(branch);
  const { survey, isKnown } = useSurvey({ supplierId: branch.id, service: 'on_table', asks: isTabPage });
  const isShown = isTabPage && isKnown && !hasRated && survey === null;
  const { isOpen, touch } = useOpenTab({ isShown, hasSurvey: survey !== null });
  const [opened, setOpened] = useState<Opened | null>(null);
  // This runs before the form puts its own entry in the history, and before a frame is painted without the form.
  useLayoutEffect(() => {
    const asked = takeQualification();
    if (asked) setOpened(asked);
  }, []);
  return (
    <>
      {isShown && (
        <RatingTab
          asked={asked}
          branch={branch.name}
          isOpen={isOpen}
          onOpen={() => touch(true)}
          onClose={() => touch(false)}
          onScore={(score) => setOpened({ score })}
        />
      )}
      {isTabPage && survey && !hasAnswered(survey.key) && (
        <Survey survey={survey} onEnd={() => keepAnswered(survey.key)} />
      )}
      {opened && !hasRated && (
        <RatingDialog
          asked={asked}
          branch={branch}
          chosen={opened.score}
          onEnd={() => {
            setOpened(null);
            keepRated();
          }}
          onClose={() => {
            setOpened(null);
            touch(false);
          }}
        />
      )}
    </>
  );
}

/** The tab of a table's menu, and the form that `?qualification=` opens (rule feedback/rating-tab). */
export function RatingPart() {
  const { screen, tenant } = useApp();
  if (!screen.supplier || !tenant.rating) return null;
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Rating branch={screen.supplier} asked={tenant.rating} />
    </QueryClientProvider>
  );
}
