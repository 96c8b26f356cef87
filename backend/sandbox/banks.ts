import type { Status } from './gateway-state';

type Bank = {
  code: string;
  name: string;
  outcome: Status;
  /** Null waits for the page or the usual time. */
  settlesAfterMs: number | null;
};

/** The gateway's three, a slow one and one that never answers. */
export const BANKS: readonly Bank[] = [
  { code: '1', name: 'Banco que aprueba', outcome: 'APPROVED', settlesAfterMs: null },
  { code: '2', name: 'Banco que declina', outcome: 'DECLINED', settlesAfterMs: null },
  { code: '3', name: 'Banco que simula un error', outcome: 'ERROR', settlesAfterMs: null },
  { code: '4', name: 'Banco lento', outcome: 'APPROVED', settlesAfterMs: 20_000 },
  { code: '5', name: 'Banco que no responde', outcome: 'PENDING', settlesAfterMs: Number.MAX_SAFE_INTEGER },
];

/** Unknown banks end as an error. */
export const bankOutcome = (code: string): Status =>
  BANKS.find((bank) => bank.code === code)?.outcome ?? 'ERROR';

export const toWireBanks = () => [
  { financial_institution_code: '0', financial_institution_name: 'A continuación seleccione su banco' },
  ...BANKS.map(({ code, name }) => ({ financial_institution_code: code, financial_institution_name: name })),
];
