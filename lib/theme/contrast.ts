type Rgb = [number, number, number];

function parseColor(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

const toHex = (color: Rgb) =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: Rgb): number {
  const linear = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(parseColor(one)), luminance(parseColor(other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parseColor(one), parseColor(other)];
  return toHex(from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * share) as Rgb);
}

export function bestInk(grounds: readonly string[]): { ink: string; ratio: number } {
  const worst = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  const [black, white] = [worst('#000000'), worst('#ffffff')];
  return black > white ? { ink: '#000000', ratio: black } : { ink: '#ffffff', ratio: white };
}

/** The colour, mixed with black or white just enough to be read on every ground. */
export function readableOn({
  color,
  grounds,
  ratio,
}: {
  color: string;
  grounds: readonly string[];
  ratio: number;
}): string {
  const { ink } = bestInk(grounds);
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, ink, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return ink;
}
