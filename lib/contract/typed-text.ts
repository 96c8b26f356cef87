import * as z from 'zod/mini';
import { MEMBER_NAME } from '@/lib/domain/table/members';
import { isReadable, toTypedLine, toTypedLines } from '@/lib/domain/text/typed-text';

/**
 * They clean a text of a request before its other checks run (rule platform/typed-text). The backend refuses card numbers in a
 * body's texts that somebody types (guarantee/no-card-data); `codeLine` is for what programs send.
 */
export const typedLine = z.overwrite<string>(toTypedLine);
export const typedLines = z.overwrite<string>(toTypedLines);
export const codeLine = z.overwrite<string>(toTypedLine);

/** Something of what must be filled in is seen. */
export const readable = z.refine<string>((text) => text === '' || isReadable(text));

/** How somebody is called among those of a group, a table or a booking. */
export const memberNameSchema = z
  .string()
  .check(typedLine, z.minLength(1), z.maxLength(MEMBER_NAME), readable);
