type Position = readonly [number, number];
type Line = readonly [Position, Position];

const turn = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether two lines cross; lines that only touch do not. */
const cross = ([a, b]: Line, [c, d]: Line) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** More points take too long to compare each line with each other. */
const MOST_POINTS = 500;

const linesOf = (ring: readonly Position[]): Line[] =>
  ring.slice(1).flatMap((end, index) => {
    const start = ring[index];
    return start ? [[start, end] as const] : [];
  });

/** Whether the line around a zone crosses itself. */
export function crossesItself(ring: readonly Position[]): boolean {
  if (ring.length > MOST_POINTS) return false;
  const lines = linesOf(ring);
  return lines.some((one, index) => lines.slice(index + 2).some((other) => cross(one, other)));
}

/** Whether the lines around two zones cross; of lines with very many points it is taken for granted. */
export function ringsCross(one: readonly Position[], other: readonly Position[]): boolean {
  if (one.length > MOST_POINTS || other.length > MOST_POINTS) return true;
  const lines = linesOf(other);
  return linesOf(one).some((line) => lines.some((crossed) => cross(line, crossed)));
}

/** Twice the area of a ring, in square degrees. */
export const areaOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.slice(1).reduce((sum, [x, y], index) => {
      const [px = 0, py = 0] = ring[index] ?? [];
      return sum + (px * y - x * py);
    }, 0),
  );
