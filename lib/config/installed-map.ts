import { chooseMap, type MapChoice } from '@/lib/domain/delivery/map-choice';

/** The map of the staff screens, named by the variables that the backend reads too (rule delivery/map). */
export const installedMap = (): MapChoice | null =>
  chooseMap({
    MAP_GOOGLE_KEY: process.env.MAP_GOOGLE_KEY || undefined,
    MAP_GOOGLE_ID: process.env.MAP_GOOGLE_ID || undefined,
    MAP_TILES_URL: process.env.MAP_TILES_URL || undefined,
    MAP_TILES_ATTRIBUTION: process.env.MAP_TILES_ATTRIBUTION || undefined,
  });
