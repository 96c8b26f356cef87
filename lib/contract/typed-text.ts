import * as z from 'zod/mini';
import { toTypedLine, toTypedLines } from '@/lib/domain/text/typed-text';

/** They clean a text of a request before its other checks run (rule platform/typed-text). */
export const typedLine = z.overwrite<string>(toTypedLine);
export const typedLines = z.overwrite<string>(toTypedLines);
