import type { TestBackend } from '@/tests/support/backend/backend';

/** As if each line of a placed purchase had an option, and one inside it, to which its diner wrote these words. */
export async function writeToOptions({
  backend,
  purchaseId,
  words,
}: {
  backend: Pick<TestBackend, 'db'>;
  purchaseId: number;
  words: string;
}): Promise<void> {
  const choice = { option_id: 1, count: 1, text: words };
  const option = { optionId: 1, name: { es: 'Mensaje' }, count: 1 };
  const written = await backend.db.system((sql) =>
    sql(
      `update purchase_lines set choices = $2, content = jsonb_set(content, '{options}', $3::jsonb)
       where purchase_id = $1 and content is not null returning 1`,
      [
        purchaseId,
        JSON.stringify([{ ...choice, options: [choice] }]),
        JSON.stringify([{ ...option, options: [option] }]),
      ],
    ),
  );
  if (written.length === 0) throw new Error('the purchase has no line');
}
