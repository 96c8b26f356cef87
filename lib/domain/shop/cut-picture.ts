/** How a picture is turned and cut. `turns`: quarters to the right; `zoom` from 1; `x` and `y`: where the cut lies, from 0 to 1. */
export type Cut = { turns: number; zoom: number; x: number; y: number };
export const NO_CUT: Cut = { turns: 0, zoom: 1, x: 0.5, y: 0.5 };

type Size = { width: number; height: number };
export type CutOut = Size & { left: number; top: number };

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The size of a picture once it is turned. */
export const turnedSize = ({ width, height }: Size, { turns }: Cut): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The part of the turned picture that is kept, in its pixels. @param aspect width by height; null: that of the picture */
export function cutOut({ size, cut, aspect }: { size: Size; cut: Cut; aspect: number | null }): CutOut {
  const turned = turnedSize(size, cut);
  const ratio = aspect ?? turned.width / turned.height;
  const width = Math.min(turned.width, turned.height * ratio) / cut.zoom;
  const height = width / ratio;
  return {
    ...{ width, height },
    left: (turned.width - width) * cut.x,
    top: (turned.height - height) * cut.y,
  };
}

/** The cut after the picture was pushed. @param right pixels of the turned picture by which it was pushed to the right */
export function pushCut({
  size,
  cut,
  aspect,
  right,
  down,
}: {
  size: Size;
  cut: Cut;
  aspect: number | null;
  right: number;
  down: number;
}): Cut {
  const turned = turnedSize(size, cut);
  const { width, height } = cutOut({ size, cut, aspect });
  const move = (at: number, by: number, room: number) => (room <= 0 ? at : within(at - by / room));
  return {
    ...cut,
    x: move(cut.x, right, turned.width - width),
    y: move(cut.y, down, turned.height - height),
  };
}
