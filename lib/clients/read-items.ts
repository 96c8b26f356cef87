type Checked = { success: boolean; data?: unknown };
/** Reads the answer of a list. @param check parses items by the schema of the list */
export type ReadItems = (answer: unknown, check: (items: unknown) => Checked) => Checked;

/**
 * For a list that is asked for again and again: an item that the answer before had word for word is not parsed again, and stays the same
 * object. A board of two hundred orders of which one changed parses one.
 */
export function createItemReader(): ReadItems {
  let kept = new Map<string, unknown>();
  return (answer, check) => {
    if (!Array.isArray(answer)) return check(answer);
    const items = answer.map((item: unknown) => ({ item, text: JSON.stringify(item) }));
    const checked = check(items.filter(({ text }) => !kept.has(text)).map(({ item }) => item));
    if (!checked.success || !Array.isArray(checked.data)) return checked;
    const fresh = checked.data.values();
    const read = items.map(
      ({ text }) => [text, kept.has(text) ? kept.get(text) : fresh.next().value] as const,
    );
    kept = new Map(read);
    return { success: true, data: read.map(([, item]) => item) };
  };
}
