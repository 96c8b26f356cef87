import type { Service } from '@/lib/domain/branches/services';
import { screenPath } from './screen-path';

/** The page of an order; what is ordered at the table stays among the table's pages (rule orders/table-pages). */
export const orderPath = ({ slug, id, service }: { slug: string; id: number; service: Service }): string =>
  screenPath({ screen: service === 'on_table' ? '*/menu-digital/my-order/#' : '*/order/#', slug, id });
