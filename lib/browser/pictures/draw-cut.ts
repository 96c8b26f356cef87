import { type Cut, cutOut, turnedSize } from '@/lib/domain/shop/cut-picture';

/** Twice what the widest screen shows; the server makes the others of it. */
const WIDEST = 2_000;
const QUALITY = 0.88;

/** Reads a picture upright; null where this browser cannot, as most cannot read HEIC. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** Draws what is kept of a picture over the whole of a canvas. */
export function drawCut({
  canvas,
  picture,
  cut,
  aspect,
}: {
  canvas: HTMLCanvasElement;
  picture: ImageBitmap;
  cut: Cut;
  aspect: number | null;
}): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const kept = cutOut({ size: picture, cut, aspect });
  const turned = turnedSize(picture, cut);
  const scale = canvas.width / kept.width;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  // Transparent parts would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.setTransform(scale, 0, 0, scale, -kept.left * scale, -kept.top * scale);
  pen.translate(turned.width / 2, turned.height / 2);
  pen.rotate((cut.turns * Math.PI) / 2);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** Saves the part of a picture that is kept, as a JPEG that is small enough to be sent. Null where this browser cannot. */
export async function saveCut(of: {
  picture: ImageBitmap;
  cut: Cut;
  aspect: number | null;
}): Promise<Blob | null> {
  const { width, height } = cutOut({ size: of.picture, cut: of.cut, aspect: of.aspect });
  const scale = Math.min(1, WIDEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  drawCut({ canvas, ...of });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
