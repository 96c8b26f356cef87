/** The smallest file that is wide enough, else the widest. */
export function pictureUrl({
  picture,
  width,
  service = '/services/experience',
}: {
  picture: { hash: string; width: number; widths: number[] };
  width: number;
  /** Where the pictures of the restaurant are asked for. */
  service?: string;
}): string {
  const fitting = picture.widths.find((one) => one >= width) ?? picture.width;
  return `${service}/pictures/${picture.hash}-${fitting}.webp`;
}

/** The largest file, as other sites show it. */
export const toSharedPicture = ({
  picture,
  alt,
}: {
  picture: { hash: string; width: number; height: number; widths: number[] };
  alt: string;
}) => ({
  url: pictureUrl({ picture, width: picture.width }),
  width: picture.width,
  height: picture.height,
  alt,
});
