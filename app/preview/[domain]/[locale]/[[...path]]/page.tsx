import type { ReactNode } from 'react';
import { findShape, type ScreenShape } from '@/lib/domain/tenant/screens';
import { notFound } from '@/lib/i18n/navigation';
import { openDraft } from '@/lib/loaders/draft';
import Product from '../../../../[domain]/[locale]/[supplierId]/[productId]/page';
import Checkout from '../../../../[domain]/[locale]/[supplierId]/checkout/[purchaseId]/page';
import CartPage from '../../../../[domain]/[locale]/[supplierId]/delivery/order/page';
import CounterOrder from '../../../../[domain]/[locale]/[supplierId]/grab-and-go/my-order/page';
import GrabAndGo from '../../../../[domain]/[locale]/[supplierId]/grab-and-go/page';
import History from '../../../../[domain]/[locale]/[supplierId]/history-my-orders/page';
import JoinGroup from '../../../../[domain]/[locale]/[supplierId]/join/page';
import Categories from '../../../../[domain]/[locale]/[supplierId]/maincategories/page';
import TableHome from '../../../../[domain]/[locale]/[supplierId]/menu-digital/home/page';
import MyOrder from '../../../../[domain]/[locale]/[supplierId]/menu-digital/my-order/[purchaseId]/page';
import TableMenu from '../../../../[domain]/[locale]/[supplierId]/menu-digital/page';
import MenuPart from '../../../../[domain]/[locale]/[supplierId]/menu-part/[categoryId]/page';
import Order from '../../../../[domain]/[locale]/[supplierId]/order/[orderId]/page';
import Orders from '../../../../[domain]/[locale]/[supplierId]/orders/page';
import Branch from '../../../../[domain]/[locale]/[supplierId]/page';
import Policies from '../../../../[domain]/[locale]/[supplierId]/politicas-servicio/page';
import Precheckout from '../../../../[domain]/[locale]/[supplierId]/precheckout/page';
import Reserve from '../../../../[domain]/[locale]/[supplierId]/reservar/page';
import ServiceRoom from '../../../../[domain]/[locale]/[supplierId]/service-room/page';
import SmartLink from '../../../../[domain]/[locale]/[supplierId]/sl/page';
import TableAccount from '../../../../[domain]/[locale]/[supplierId]/solo-pago/page';
import Subcategories from '../../../../[domain]/[locale]/[supplierId]/subcategories/page';
import ProductOverMenu from '../../../../[domain]/[locale]/[supplierId]/view/[productId]/page';
import WebCheckout from '../../../../[domain]/[locale]/[supplierId]/webcheckout/[orderId]/page';
import BookInfo from '../../../../[domain]/[locale]/book_info/[bookingId]/page';
import Offices from '../../../../[domain]/[locale]/branch-offices/page';
import ToBook from '../../../../[domain]/[locale]/branch-to-book/page';
import ToOnTable from '../../../../[domain]/[locale]/branch-to-on-table/page';
import ToTakeAway from '../../../../[domain]/[locale]/branch-to-take-away/page';
import Whatsapp from '../../../../[domain]/[locale]/branch-whatsapp/page';
import WithoutService from '../../../../[domain]/[locale]/branch-without-service/page';
import Inactive from '../../../../[domain]/[locale]/inactive-instance/page';
import Location from '../../../../[domain]/[locale]/location/page';
import TableCode from '../../../../[domain]/[locale]/md/page';
import MyLocation from '../../../../[domain]/[locale]/my-location/page';
import Landing from '../../../../[domain]/[locale]/page';
import Profile from '../../../../[domain]/[locale]/perfil/page';
import BookingRating from '../../../../[domain]/[locale]/rate/[bookingId]/page';
import OrderRating from '../../../../[domain]/[locale]/ratecluvi/[purchaseId]/page';
import ReservePopup from '../../../../[domain]/[locale]/reservarpopup/[branchId]/page';

type HostParams = { domain: string; locale: string };
/** An id goes by each of its names. */
type ScreenParams = HostParams & {
  supplierId: string;
  productId: string;
  categoryId: string;
  purchaseId: string;
  orderId: string;
  bookingId: string;
  branchId: string;
  isPreview: true;
};
type Screen = (props: { params: Promise<ScreenParams> }) => ReactNode | Promise<ReactNode>;

const PAGES: Record<ScreenShape, Screen> = {
  '': Landing,
  location: Location,
  'my-location': MyLocation,
  md: TableCode,
  'book_info/#': BookInfo,
  'rate/#': BookingRating,
  'ratecluvi/#': OrderRating,
  'reservarpopup/#': ReservePopup,
  perfil: Profile,
  '*/reservar': Reserve,
  'inactive-instance': Inactive,
  'branch-offices': Offices,
  'branch-to-book': ToBook,
  'branch-to-on-table': ToOnTable,
  'branch-to-take-away': ToTakeAway,
  'branch-whatsapp': Whatsapp,
  'branch-without-service': WithoutService,
  '*': Branch,
  '*/#': Product,
  '*/checkout/#': Checkout,
  '*/delivery/order': CartPage,
  '*/grab-and-go': GrabAndGo,
  '*/history-my-orders': History,
  '*/join': JoinGroup,
  '*/maincategories': Categories,
  '*/menu-digital': TableMenu,
  '*/menu-digital/home': TableHome,
  '*/menu-digital/my-order/#': MyOrder,
  '*/menu-part/#': MenuPart,
  '*/grab-and-go/my-order': CounterOrder,
  '*/order/#': Order,
  '*/orders': Orders,
  '*/politicas-servicio': Policies,
  '*/precheckout': Precheckout,
  '*/service-room': ServiceRoom,
  '*/sl': SmartLink,
  '*/solo-pago': TableAccount,
  '*/subcategories': Subcategories,
  '*/view/#': ProductOverMenu,
  '*/webcheckout/#': WebCheckout,
};

/** The same component, rendered for this request alone (rule tenant/preview). */
export default async function PreviewPage({ params }: { params: Promise<HostParams & { path?: string[] }> }) {
  await openDraft();
  const { path = [], ...host } = await params;
  const shape = findShape(path);
  if (shape === null) notFound();
  const Screen = PAGES[shape];
  const [supplierId = '', id = ''] = [path[0], path.at(-1)];
  const ids = {
    supplierId,
    productId: id,
    categoryId: id,
    purchaseId: id,
    orderId: id,
    bookingId: id,
    branchId: id,
  };
  const given: ScreenParams = { ...host, ...ids, isPreview: true };
  return <Screen params={Promise.resolve(given)} />;
}
