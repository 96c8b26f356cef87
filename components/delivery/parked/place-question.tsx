'use client';

import { useTranslations } from 'next-intl';
import { type ListedBranch, toListedBranch } from '@/components/branches/listed-branches';
import { ChosenPlace } from '@/components/delivery/location/chosen-place';
import { Location, placedAt } from '@/components/delivery/location/location';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { Sheet } from '@/components/ui/sheet';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { useChosenService } from '@/lib/browser/use-chosen-service';
import { useBranchList } from '@/lib/queries/delivery/branch-list';
import { forgetChosen } from '@/lib/stores/delivery/chosen-address';
import type { placeQuestionStore } from '@/lib/stores/delivery/parked-dish';
import type { ParkedDish } from '@/lib/stores/slices';
import { ParkedAnswer } from './parked-answer';

type Question = NonNullable<ReturnType<typeof placeQuestionStore.getState>['question']>;

/** Branches that deliver, this page's own first: addresses near it come before others. */
function useListed(service: 'delivery' | 'schedule') {
  const { screen } = useApp();
  const { data, error, refetch } = useBranchList();
  const isOwn = ({ slug }: ListedBranch) => Number(slug === screen.supplier?.slug);
  const listed = data
    ?.filter(({ services }) => services.includes(service))
    .map(toListedBranch)
    .sort((one, other) => isOwn(other) - isOwn(one));
  return { listed: listed ?? null, error, retry: () => void refetch() };
}

/** Address, position or map, over the menu, for a dish that waits (rule delivery/parked). */
export function PlaceQuestion({
  question,
  onOpen,
}: {
  question: Question;
  onOpen: (dish: ParkedDish) => void;
}) {
  const { dish, later, stop } = question;
  const { stores } = useApp();
  const [t, cart] = [useTranslations('Place'), useTranslations('Cart')];
  const place = useSlice('delivery', (state) => state.place);
  const service = useChosenService() === 'schedule' ? 'schedule' : 'delivery';
  const { listed, error, retry } = useListed(service);
  const at = place && placedAt(place);
  const close = () => stop();
  return (
    <Sheet
      open
      onClose={close}
      title={t('where_to')}
      closeLabel={cart('close')}
      footer={
        !place && (
          <button type="button" className="button button-quiet flex-1" onClick={later}>
            {t('later')}
          </button>
        )
      }
    >
      <div className="grid gap-4 pb-4">
        {!at && <p className="[overflow-wrap:anywhere]">{t('parked', { dish: dish.name })}</p>}
        {!listed && error && <FailedLoad error={error} onRetry={retry} />}
        {!listed && !error && <LoadingShape className="h-[120px]" />}
        {listed && !at && (
          <Location listed={listed} service={service}>
            {null}
          </Location>
        )}
        {listed && place && at && (
          <>
            <ChosenPlace place={place} onChange={() => forgetChosen(stores)} />
            <ParkedAnswer
              dish={dish}
              at={at}
              service={service}
              listed={listed}
              onStay={() => {
                stop();
                onOpen(dish);
              }}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}
