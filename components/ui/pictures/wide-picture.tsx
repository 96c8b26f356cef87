import { pictureUrl } from './picture-url';

export function WidePicture({
  className,
  ...picture
}: {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  className: string;
}) {
  const files = picture.widths.filter((width) => width >= 256 || width === picture.width);
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized once on import, the optimizer is off
    <img
      src={pictureUrl({ picture, width: 640 })}
      srcSet={files.map((width) => `${pictureUrl({ picture, width })} ${width}w`).join(', ')}
      sizes="100vw"
      width={picture.width}
      height={picture.height}
      alt=""
      className={className}
      decoding="async"
      fetchPriority="high"
    />
  );
}
