/** @param onChange null: drawn alone, before its script */
export function Stepper({
  value,
  min,
  max,
  onChange,
  labels,
  busy = false,
}: {
  value: number;
  min: number;
  max: number;
  onChange: ((next: number) => void) | null;
  labels: { group: string; fewer: string; more: string };
  busy?: boolean;
}) {
  return (
    <fieldset className="stepper" aria-label={labels.group} aria-busy={busy}>
      <button
        type="button"
        aria-label={labels.fewer}
        disabled={onChange === null || value <= min}
        {...(onChange && { onClick: () => onChange(value - 1) })}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={labels.more}
        disabled={onChange === null || value >= max}
        {...(onChange && { onClick: () => onChange(value + 1) })}
      >
        +
      </button>
    </fieldset>
  );
}
