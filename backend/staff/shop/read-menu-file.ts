import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { matchingSchema, type ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';
import type { Matching } from '@/lib/domain/shop/menu-file';
import { toProblem } from './change-shop';
import { shopOf } from './get-shop';

/** @throws invalid_input */
function readMatching(text: string | undefined): Matching | null {
  if (text === undefined) return null;
  try {
    return matchingSchema.parse(JSON.parse(text)) as Matching;
  } catch {
    throw new AppError('invalid_input', { fields: { matching: 'form' } });
  }
}

/** `POST /staff/shop/menu-file.json` (rule tenant/menu-file). @throws invalid_input, shop_unsayable */
export async function readMenuFile({
  ctx,
  input: { kind, matching, file },
}: {
  ctx: Context;
  input: { kind: 'table' | 'list'; matching?: string | undefined; file: Uint8Array };
}): Promise<ReadMenu> {
  const asked = { slug: ctx.instance.slug, kind, bytes: file, matching: readMatching(matching) };
  const read = await shopOf(ctx).readMenuFile(asked);
  if (read.outcome === 'fault') throw new AppError('shop_unsayable', { message: read.fault });
  return read.outcome === 'problems' ? { ...read, problems: read.problems.map(toProblem) } : read;
}
