/** Brings a field that need not be filled in. */
export function AddField({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-[44px] items-center justify-self-start text-brand-text underline"
      onClick={onAdd}
    >
      {label}
    </button>
  );
}
