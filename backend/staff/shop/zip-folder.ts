import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { FolderPrinted } from '@/backend/stored/shop-port';

/** Packed in a few milliseconds, so that no other call waits. */
const PIECE = 64 * 1024;
/** A plain ZIP counts its bytes up to here. */
const MOST_BYTES = 0xffff_ffff;
const IMAGES = 'images';

type Files = Pick<FolderPrinted, 'texts' | 'pictures'>;
type Given = Files & {
  readPicture: (picture: Files['pictures'][number]) => Promise<Uint8Array>;
  now: Date;
};

async function* pack({ texts, pictures, readPicture, now }: Given): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    size += bytes.length;
    if (size > MOST_BYTES) throw new Error('a folder of more than 4 GB fits into no plain ZIP');
    packed.push(bytes);
  });
  const take = () => {
    const taken = packed;
    packed = [];
    return taken;
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = new ZipDeflate(name);
    file.mtime = now;
    zip.add(file);
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at === 0 || at < bytes.length; at += PIECE) {
      file.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      yield* take();
      await setImmediate();
    }
  }
  for (const picture of pictures) {
    // A WebP is packed already.
    const file = new ZipPassThrough(`${IMAGES}/${picture.name}`);
    file.mtime = now;
    zip.add(file);
    file.push(await readPicture(picture), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** A folder as a ZIP, one picture at a time, as fast as it is taken. Its reader breaks off where a picture is gone. */
export function zipFolder(given: Given): ReadableStream<Uint8Array> {
  const pieces = pack(given);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
