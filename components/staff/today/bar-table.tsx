import { type ReactNode, useId } from 'react';

/** `share`: from 0 to 1 of the longest bar; `before`: the same of the day that it is compared with. */
export type BarRow = {
  key: string;
  name: string;
  share: number;
  before?: number;
  cells: readonly ReactNode[];
};

/** The names of the two bars of each row. */
type BarKey = { now: string; before: string };

function KeyOfBars({ now, before }: BarKey) {
  return (
    <span className="today-key" aria-hidden>
      <span>
        <span className="today-bar" />
        {now}
      </span>
      <span>
        <span className="today-bar" data-day="before" />
        {before}
      </span>
    </span>
  );
}

function Bars({ share, before }: { share: number; before: number | undefined }) {
  return (
    <span className="today-bars" aria-hidden>
      <span className="today-bar" style={{ inlineSize: `${share * 100}%` }} />
      {before !== undefined && (
        <span className="today-bar" data-day="before" style={{ inlineSize: `${before * 100}%` }} />
      )}
    </span>
  );
}

/** A chart that is a table: each row has its bar, drawn from the same number that stands in it. @param bars where each row has two */
export function BarTable({
  caption,
  note,
  bars,
  head,
  rows,
}: {
  caption: string;
  note?: string | undefined;
  bars?: BarKey;
  head: readonly string[];
  rows: readonly BarRow[];
}) {
  const [first, ...others] = head;
  const name = useId();
  return (
    <div className="today-chart">
      <table className="today-table" aria-labelledby={name} data-numbers={others.length}>
        <caption>
          <strong id={name}>{caption}</strong>
          {note !== undefined && <span className="block text-muted">{note}</span>}
          {bars && <KeyOfBars {...bars} />}
        </caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col" className="today-number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, share, before, cells }) => (
            <tr key={key}>
              <th scope="row">
                <span className="today-name">{name}</span>
                <Bars {...{ share, before }} />
              </th>
              {cells.map((cell, at) => (
                <td key={others[at]} className="today-number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @returns a number as its share of the largest of all */
export function shareOf(all: readonly number[]): (one: number) => number {
  const most = Math.max(0, ...all);
  return (one) => (most === 0 ? 0 : Math.max(0, one) / most);
}
