import type { ServiceChoice } from './services';

/** A branch needs this of its settings to have a screen for a service. */
export type BookedBranch = { booking: object | null };

/** A table is booked on its own screen; all else is chosen from a menu. */
export const hasMenu = (choice: ServiceChoice): boolean => choice !== 'book';

/** Bookings without a screen are agreed with the branch by phone or chat (rule tenant/service-support). */
export const hasScreen = ({ choice, branch }: { choice: ServiceChoice; branch: BookedBranch }): boolean =>
  hasMenu(choice) || branch.booking !== null;
