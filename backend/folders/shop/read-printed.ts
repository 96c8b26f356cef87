import { listPictures } from '@/backend/stored/list-pictures';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { pictureName } from '../print/picture-name';
import type { PrintedFolder } from '../print/print-folder';
import { createFileReader } from '../read/files/folder-files';
import { type ReadResult, readTenant } from '../read/read-tenant-folder';

/** Reads a printed folder as if it were one on the disk, with the pictures of its bundle, which are stored. */
export function readPrinted({
  bundle,
  texts,
  sendsSms,
}: Pick<PrintedFolder, 'texts'> & { bundle: TenantBundle; sendsSms: boolean }): Promise<ReadResult> {
  const files = new Map(Object.entries(texts));
  const pictures = new Map(listPictures(bundle).map((picture) => [pictureName(picture), picture]));
  const read = async (file: string) => {
    const text = files.get(file);
    return text === undefined ? null : Buffer.from(text);
  };
  return readTenant({
    ...{ slug: bundle.slug, sendsSms },
    open: (report) => ({
      names: [...files.keys()],
      files: createFileReader({ read, report }),
      picture: async (name) => (name === null ? null : (pictures.get(name) ?? null)),
    }),
  });
}
