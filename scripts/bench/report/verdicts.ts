/** `open`: not or only partly measured here. */
export type Verdict = 'met' | 'missed' | 'open';

export const NOTHING = { measured: 'not measured', verdict: 'open' } as const;
export const ratioText = (value: number) => `${value.toFixed(2)} ×`;
