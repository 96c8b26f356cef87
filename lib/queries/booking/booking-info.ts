'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import type { Booking, BookingSchedule } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import { rate } from '@/lib/contract/feedback/calls';
import type { Rating } from '@/lib/contract/feedback/rating';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

/** A booking, and the token of the link that opened it; null: the diner's own. */
export type BookingAccess = { id: number; token: string | null };

const bookingKey = ({ id, token }: BookingAccess) => ['booking', id, token] as const;
const OWN = ['bookings'] as const;
/** How often a booking is asked for that waits for staff or a free place. */
const POLL_MS = 15_000;

/** The token of a link goes with each call. */
export const byLink = (token: string | null) => (token === null ? {} : { token });

/** Asked for again while something is waited for. @param made as it was just now */
export function useBooking(access: BookingAccess, made?: Booking) {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: bookingKey(access),
    ...(made ? { initialData: made, staleTime: POLL_MS } : {}),
    queryFn: async () => {
      await profileReady;
      return http(calls.getBooking, { params: { id: String(access.id) }, body: byLink(access.token) });
    },
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
    refetchInterval: ({ state }) => {
      const waits = state.data?.state === 'pending' || state.data?.state === 'waiting_list';
      return waits && !isFinal(state.error) ? POLL_MS : false;
    },
  });
}

export type BookingWish = { date: string; hour: string; people: number; notes: string };
export type NewGuest = { name: string; email?: string };

/** Makes the changes of a booking one after the other; each answers with the booking. */
export function useBookingChange({ id, token }: BookingAccess) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...ASK_AGAIN,
    scope: { id: `booking-${id}` },
    mutationFn: (call: () => Promise<Booking>) => call(),
    onSuccess: (booking) => {
      queries.setQueryData(bookingKey({ id, token }), booking);
      void queries.invalidateQueries({ queryKey: OWN });
    },
    // Somebody else may have changed or cancelled it.
    onError: () => void queries.invalidateQueries({ queryKey: bookingKey({ id, token }) }),
  });
  const run = (call: () => Promise<Booking>): Promise<Outcome<Booking>> => toOutcome(mutateAsync(call));
  return { run, isPending };
}

/** The calls that change a booking, but for its dishes. */
export function useBookingCalls(access: BookingAccess) {
  const { http, tracker } = useApp();
  const { id, token } = access;
  const params = { id: String(id) };
  const own = byLink(token);
  const { run, isPending } = useBookingChange(access);
  const link = useMutation({
    mutationFn: (guest: number | null) =>
      http(calls.createBookingLink, { params, body: { ...own, ...(guest === null ? {} : { guest }) } }),
  });
  return {
    edit: (wish: BookingWish) => run(() => http(calls.editBooking, { params, body: { ...own, ...wish } })),
    /** @param mail whether its organiser wants mail about it */
    mute: (mail: boolean) => run(() => http(calls.muteBooking, { params, body: { ...own, mail } })),
    cancel: () => run(() => http(calls.cancelBooking, { params, body: own })),
    /** Before its organiser leads on to paying it (rule booking/deposit). */
    openDeposit: () => run(() => http(calls.openDeposit, { params, body: own })),
    accept: () => run(() => http(calls.acceptOffer, { params, body: own })),
    leave: () => run(() => http(calls.leaveBooking, { params, body: own })),
    /** @param by the token of a link: the profile alone rates nothing (rule booking/rating) */
    rate: ({ by, rating, booking }: { by: string; rating: Rating; booking: Booking }) =>
      run(async () => {
        await http(rate, { params: { a: String(id), b: by }, body: { book_rate: rating } });
        tracker.track({ event: 'rate' });
        return { ...booking, rating, can_rate: false };
      }),
    addGuest: (guest: NewGuest) =>
      run(() => http(calls.addBookingGuest, { params, body: { ...own, ...guest } })),
    removeGuest: (guest: number) =>
      run(() => http(calls.removeBookingGuest, { params, body: { ...own, guest } })),
    /** @param guest null: the organiser's own */
    makeLink: (guest: number | null) => toOutcome(link.mutateAsync(guest)),
    isPending,
  };
}

/** The days, and the hours of one of them for a party. The last answer stays while another is on its way. */
export function useBookingHours({
  branchId,
  date,
  people,
}: {
  branchId: number;
  /** Null: the first open day. */
  date: string | null;
  people: number;
}) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['booking-hours', branchId, date, people],
    queryFn: () =>
      http(calls.listBookingHours, {
        query: { branch_id: String(branchId), people: String(people), ...(date === null ? {} : { date }) },
      }),
    placeholderData: (before: BookingSchedule | undefined) => before,
  });
}

/** The bookings that this diner made. @param enabled false: they are not asked for */
export function useOwnBookings(enabled = true) {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: OWN,
    queryFn: async () => {
      await profileReady;
      return http(calls.listBookings);
    },
    enabled,
  });
}
