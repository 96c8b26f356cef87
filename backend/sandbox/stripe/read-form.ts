import type { Context } from 'hono';

export type Form = ReadonlyMap<string, string>;

/** `a[b]=c`, as Stripe's clients write it: names stay as they are written. */
export async function readForm(c: Context): Promise<Form> {
  return new Map(new URLSearchParams(await c.req.text()));
}

/** `metadata[reference]` as `{ reference }`. */
export const partOf = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const inner = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : null;
      return inner === null ? [] : [[inner, value]];
    }),
  );
