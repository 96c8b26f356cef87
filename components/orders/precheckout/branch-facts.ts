import type { OnTableClass } from '@/lib/domain/branches/services';

/** The facts of a branch that its checkout shows and asks by. */
export type BranchFacts = {
  id: number;
  slug: string;
  name: string;
  address: string;
  city: string;
  location: { latitude: number; longitude: number };
  onTableClass: OnTableClass;
  scheduleDays: number;
  offersTakeAway: boolean;
};
