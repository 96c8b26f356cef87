type Read = <T extends Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<T[]>;
type Shop = { read: Read; branchId: (branch?: string) => number };

/** The option `queso` of the dish `ajiaco`, which its branch may have no more of. */
export function soldOutOption({ read, branchId }: Shop) {
  return {
    async choice(): Promise<{ options: { option_id: number; count: number }[] }> {
      const [row] = await read<{ id: number }>(
        `select id from options where instance_id = $1 and key = 'queso'`,
      );
      return { options: [{ option_id: row?.id ?? 0, count: 1 }] };
    },
    sellOut: () =>
      read(
        `insert into sold_out_options (instance_id, supplier_id, group_key, option_key) values ($1, $2, 'extra', 'queso')`,
        [branchId()],
      ),
    sellAgain: () => read('delete from sold_out_options where instance_id = $1'),
  };
}
