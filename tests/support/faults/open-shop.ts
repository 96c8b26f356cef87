import type { RaceShop } from './race-shop';
import { openRaces, type Races } from './races';

/** One shop of a test file, for all of its races that need no settings of their own. */
export let races: Races;
export let shop: RaceShop;
beforeAll(async () => {
  races = await openRaces();
  ({ shop } = races);
});
afterAll(() => races.close());

export const meet: Races['meet'] = (at, first, second) => races.meet(at, first, second);
export const raced: Races['raced'] = (race) => races.raced(race);
