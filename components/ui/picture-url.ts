/** The smallest file that is wide enough, else the widest. */
export function pictureUrl({
  picture,
  width,
}: {
  picture: { hash: string; width: number; widths: number[] };
  width: number;
}): string {
  const fitting = picture.widths.find((one) => one >= width) ?? picture.width;
  return `/services/experience/pictures/${picture.hash}-${fitting}.webp`;
}
