import { act } from '@testing-library/react';
import { PageDialogs } from '@/app/[domain]/[locale]/_page/page-dialogs';
import { useVisit, VisitProvider } from '@/lib/browser/visit-provider';
import { renderVisit } from '@/tests/support/browser/render-visit';

const loaded = jest.fn();
jest.mock('@/components/layout/error-dialog', () => {
  loaded();
  return { ErrorDialog: () => null };
});

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 50)));

function On({ isPersonal }: { isPersonal: boolean }) {
  const visit = useVisit();
  return (
    <VisitProvider value={{ ...visit, screen: { ...visit.screen, isPersonal } }}>
      <PageDialogs />
    </VisitProvider>
  );
}
test('what says why a payment failed is there before the line can die', async () => {
  renderVisit(<On isPersonal={false} />, {});
  await settled();
  expect(loaded).not.toHaveBeenCalled();
  renderVisit(<On isPersonal />, {});
  await settled();
  expect(loaded).toHaveBeenCalled();
});
