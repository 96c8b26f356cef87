import type { Context } from '@/backend/context';
import { type LocalText, resolveText } from '@/lib/domain/text/local-text';

/** The name of a dish in the caller's language. */
export const lineNameOf = ({ ctx, content }: { ctx: Context; content: { name: LocalText } }): string =>
  resolveText({ text: content.name, lang: ctx.lang, own: ctx.instance.language });
