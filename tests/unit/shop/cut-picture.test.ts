import { cutOut, NO_CUT, pushCut, turnedSize } from '@/lib/domain/shop/cut-picture';

const size = { width: 4_000, height: 3_000 };

test('a cut keeps the middle in the form that is asked for, turned or not', () => {
  expect(cutOut({ size, cut: NO_CUT, aspect: 1 })).toEqual({
    width: 3_000,
    height: 3_000,
    left: 500,
    top: 0,
  });
  const turned = { ...NO_CUT, turns: 1 };
  expect(turnedSize(size, turned)).toEqual({ width: 3_000, height: 4_000 });
  expect(cutOut({ size, cut: turned, aspect: 4 / 3 })).toEqual({
    ...{ width: 3_000, height: 2_250, left: 0, top: 875 },
  });
  expect(cutOut({ size, cut: { ...NO_CUT, zoom: 2 }, aspect: null })).toEqual({
    ...{ width: 2_000, height: 1_500, left: 1_000, top: 750 },
  });
});

test('a picture is pushed as far as it goes, and not where there is no room', () => {
  const push = (right: number, down: number) => pushCut({ size, cut: NO_CUT, aspect: 1, right, down });
  expect(push(250, 999)).toEqual({ ...NO_CUT, x: 0.25, y: 0.5 });
  expect(push(-9_999, 0)).toEqual({ ...NO_CUT, x: 1 });
});
