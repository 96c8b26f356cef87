import type { StaffOrder } from '@/lib/contract/staff/calls';

type Line = StaffOrder['products'][number];

const counted = ({ count, name }: { count: number; name: string }) =>
  count > 1 ? `${count} × ${name}` : name;

/** The options of a dish, and those inside them. */
export function Options({ options }: Pick<Line, 'options'>) {
  return options.map((option) => (
    <span key={option.option_id} className="block ps-4">
      {counted(option)}
      {option.text && `: ${option.text}`}
      {option.options?.map((inside) => (
        <span key={inside.option_id} className="block ps-4">
          {counted(inside)}
          {inside.text && `: ${inside.text}`}
        </span>
      ))}
    </span>
  ));
}
