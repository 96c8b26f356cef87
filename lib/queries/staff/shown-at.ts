import { serverAheadMs } from '@/lib/browser/server-clock';

/** When what is shown was answered, by the clock of `useNow`; 0: nothing was. @param dataUpdatedAt by this device's clock */
export const shownAtOf = ({ dataUpdatedAt }: { dataUpdatedAt: number }): number =>
  dataUpdatedAt === 0 ? 0 : dataUpdatedAt + serverAheadMs();
