'use client';

import { LoadingShape } from '@/components/layout/loading-shape';
import { AccountPage } from '@/components/table/bill/account-page';
import { useOrder } from '@/lib/queries/orders/orders';
import { OrderScreen } from './order-screen';

type Page = { slug: string; locale: string };

/** Asks for the table only where the purchase is an account. */
function AccountOrOrder({ id, ...page }: Page & { id: number }) {
  // A refetch clears the error: a screen that switched on it would fetch again without end.
  const { data, isFetched } = useOrder(id);
  if (!data && !isFetched) return <LoadingShape className="h-[320px]" />;
  return data?.is_account ? <AccountPage id={id} {...page} /> : <OrderScreen id={id} {...page} />;
}

/** A table's account; another order of the table has its own page here. @param id null: the account of the diner's table */
export function AccountScreen({ id, ...page }: Page & { id: number | null }) {
  return id === null ? <AccountPage id={id} {...page} /> : <AccountOrOrder id={id} {...page} />;
}
