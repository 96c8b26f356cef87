'use client';

import { useState } from 'react';

/** A time of day. It counts once the field is left: while it is typed it is another time for a moment. */
export function TimeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (time: string) => void;
}) {
  const [typed, type] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed !== '' && typed !== value) onChange(typed);
    type(null);
  };
  return (
    <input
      type="time"
      className="input hours-time"
      aria-label={label}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
