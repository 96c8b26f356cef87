import { pictureUrl } from './picture-url';

type PictureProps = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
  shownWidth: number;
  eager?: boolean;
  className?: string | undefined;
};

/** Knows its size before loading and fetches only the pixels needed. */
export function Picture({ alt, shownWidth, eager = false, className, ...picture }: PictureProps) {
  const shownHeight = Math.round((picture.height / picture.width) * shownWidth);
  const sharp = pictureUrl({ picture, width: shownWidth * 2 });
  const src = pictureUrl({ picture, width: shownWidth });
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized once on import, the optimizer is off
    <img
      src={src}
      {...(sharp === src ? {} : { srcSet: `${sharp} 2x` })}
      width={shownWidth}
      height={shownHeight}
      alt={alt}
      {...(className === undefined ? {} : { className })}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
