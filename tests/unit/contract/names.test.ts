import { contactSchema } from '@/lib/contract/people/contact';
import { memberNameSchema } from '@/lib/contract/typed-text';

const UNSEEN = [' ', '\u2800', '\ufe0f', '\u034f', '\u17b4\u17b5', '\u0301'.repeat(9), '\u200d', '\u3164'];

test.each(UNSEEN)('a name that shows nothing is none: %j (rule platform/typed-text)', (name) => {
  const names = [memberNameSchema, contactSchema.shape.name].map((schema) => schema.safeParse(name).success);
  expect(names).toEqual([false, false]);
});

test.each(['Ana', 'Ñandú', '李', '👩‍🍳', 'José María', '7'])('%j is a name', (name) => {
  const names = [memberNameSchema, contactSchema.shape.name].map((schema) => schema.safeParse(name).success);
  expect(names).toEqual([true, true]);
});
