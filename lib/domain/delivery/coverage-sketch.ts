/** A plain map: a box around zones, with a margin. */
type Sketch = {
  west: number;
  east: number;
  south: number;
  north: number;
  width: number;
  height: number;
};
type Position = readonly [number, number];

const WIDTH = 320;
const MARGIN = 0.15;

/** Around rings of [longitude, latitude], in true proportions. */
export function createSketch(rings: readonly (readonly Position[])[]): Sketch | null {
  const points = rings.flat();
  if (points.length === 0) return null;
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [padX, padY] = [(east - west) * MARGIN, (north - south) * MARGIN];
  // A degree of longitude shrinks with the latitude.
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const [spanX, spanY] = [(east - west + 2 * padX) * shrink, north - south + 2 * padY];
  return {
    west: west - padX,
    east: east + padX,
    south: south - padY,
    north: north + padY,
    width: WIDTH,
    height: Math.round((WIDTH * spanY) / spanX),
  };
}

/** Position in the sketch's units; outside it for points outside. */
export function toSketch(sketch: Sketch, { latitude, longitude }: { latitude: number; longitude: number }) {
  return {
    x: ((longitude - sketch.west) / (sketch.east - sketch.west)) * sketch.width,
    y: ((sketch.north - latitude) / (sketch.north - sketch.south)) * sketch.height,
  };
}

/** Converts from a box that shows the whole sketch, centred. */
export function fromBox(
  sketch: Sketch,
  { box, x, y }: { box: { width: number; height: number }; x: number; y: number },
) {
  const scale = Math.min(box.width / sketch.width, box.height / sketch.height);
  return {
    x: (x - box.width / 2) / scale + sketch.width / 2,
    y: (y - box.height / 2) / scale + sketch.height / 2,
  };
}

export function fromSketch(sketch: Sketch, { x, y }: { x: number; y: number }) {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    longitude: round(sketch.west + (x / sketch.width) * (sketch.east - sketch.west)),
    latitude: round(sketch.north - (y / sketch.height) * (sketch.north - sketch.south)),
  };
}
