/** Where the browser finds a stored picture: the file at least as wide as asked, or the widest there is. */
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
