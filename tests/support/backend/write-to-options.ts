/** Writes a text to options of what a diner ordered at once and ahead, also inside an option (rule menu/option-text). */
export async function writeToOptions({
  system,
  instanceId,
  text,
}: {
  system: (statement: string) => Promise<unknown>;
  instanceId: number;
  text: string;
}): Promise<void> {
  const written = (option_id: number) => ({ option_id, count: 1, text });
  const choices = JSON.stringify([written(1), { option_id: 2, count: 1, options: [written(3)] }]);
  for (const lines of ['purchase_lines', 'booking_lines'])
    await system(
      `update ${lines} set choices = '${choices}' where instance_id = ${instanceId} and comment <> ''`,
    );
}
