/** In degrees. */
export type Point = { latitude: number; longitude: number };
