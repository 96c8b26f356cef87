import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BookingDay, listBookingDay, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { useBranchEvents } from './branch-events';
import { shownAtOf } from './shown-at';
import { useStaff } from './staff-context';

/** The stream tells of these days; another one is asked for again. */
const POLL_MS = 20_000;

const withBooking = (bookings: readonly StaffBooking[], changed: StaffBooking): StaffBooking[] =>
  bookings.map((one) => (one.id === changed.id ? changed : one));

/** Puts what a command answered into the day that is shown. */
const shownIn = (day: BookingDay, changed: StaffBooking): BookingDay => {
  const isNew = changed.day === day.date && day.bookings.every(({ id }) => id !== changed.id);
  return {
    ...day,
    bookings: isNew ? [...day.bookings, changed] : withBooking(day.bookings, changed),
    news: withBooking(day.news, changed).filter(({ news }) => news !== null),
  };
};

/** A day of a branch (rule staff/bookings). @param date null: the one that runs. `show`: a command answered it. */
export function useBookingDay({
  slug,
  branchId,
  date,
}: {
  slug: string;
  branchId: number;
  date: string | null;
}) {
  const { http } = useStaff();
  const client = useQueryClient();
  const ofBranch = ['bookings', slug, branchId];
  const queryKey = [...ofBranch, date];
  const askAgain = () => client.invalidateQueries({ queryKey: ofBranch });
  useBranchEvents({ slug, branchId, news: 'bookings', onEvent: askAgain });
  const query = { supplier_id: String(branchId), ...(date === null ? {} : { date }) };
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: () => http(slug)(listBookingDay, { query }),
    refetchInterval: POLL_MS,
    networkMode: 'always',
    // The next poll is the retry.
    retry: false,
  });
  return {
    ...{ day: data ?? null, error, shownAt: shownAtOf({ dataUpdatedAt }) },
    show: (changed: StaffBooking): void => {
      client.setQueryData<BookingDay>(queryKey, (day) => day && shownIn(day, changed));
      void askAgain();
    },
  };
}
