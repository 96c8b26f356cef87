import { act } from '@testing-library/react';
import { PageDialogs } from '@/app/[domain]/[locale]/_page/page-dialogs';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { renderApp } from '@/tests/support/browser/render-app';

const loaded = jest.fn();
jest.mock('@/components/layout/error-dialog', () => {
  loaded();
  return { ErrorDialog: () => null };
});

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 50)));

function On({ isPersonal }: { isPersonal: boolean }) {
  const visit = useApp();
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, isPersonal } }}>
      <PageDialogs />
    </AppProvider>
  );
}
test('what says why a payment failed is there before the connection can die', async () => {
  renderApp(<On isPersonal={false} />, {});
  await settled();
  expect(loaded).not.toHaveBeenCalled();
  renderApp(<On isPersonal />, {});
  await settled();
  expect(loaded).toHaveBeenCalled();
});
