import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import { pictureName } from './picture-name';

/** Texts of files by their names; null: a tenant without such things has no such file. */
export type Printed = Record<string, string | null>;

export const imageCell = (picture: BundlePicture | null): string => (picture ? pictureName(picture) : '');
