import { ClipboardList } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { useSurvey } from '@/lib/queries/feedback/surveys';
import { SurveyDialog } from './survey-dialog';
import { useAnsweredToday } from './use-answered-today';

function Invite({ order, branch }: { order: Order; branch: NonNullable<ScreenFacts['supplier']> }) {
  const [isOpen, setOpen] = useState(false);
  const { hasAnswered, keepAnswered } = useAnsweredToday(branch);
  const { survey } = useSurvey({
    supplierId: order.supplier.id,
    service: toServiceChoice(order),
    asks: true,
  });
  if (!survey || hasAnswered(survey.key)) return null;
  return (
    <>
      <button type="button" className="button button-quiet mt-4 w-full" onClick={() => setOpen(true)}>
        <Icon of={ClipboardList} size={20} />
        {survey.title}
      </button>
      {isOpen && (
        <SurveyDialog survey={survey} onEnd={() => keepAnswered(survey.key)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The survey of its branch and service, once an order has come (rule feedback/survey). */
export function OrderSurvey({ order }: { order: Order }) {
  const { supplier } = useApp().screen;
  const hasCome = order.rating !== null || order.can_rate;
  return hasCome && supplier?.id === order.supplier.id ? <Invite order={order} branch={supplier} /> : null;
}
