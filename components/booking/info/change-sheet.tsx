import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { ChangeFields } from './change-fields';
import { useBookingChangeForm } from './use-booking-change-form';

const FORM = 'change-booking';

export function ChangeSheet({
  booking,
  access,
  onClose,
}: {
  booking: Booking;
  access: BookingAccess;
  onClose: () => void;
}) {
  const t = useTranslations('BookInfo');
  const textOf = useErrorText(useApp().tenant);
  const change = useBookingChangeForm({ booking, access, onDone: onClose });
  const { schedule, submit, isPending } = change;
  const shown = change.error ?? (schedule.data ? null : schedule.error);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('change')}
      closeLabel={t('close')}
      footer={
        <button
          ref={change.button}
          type="submit"
          form={FORM}
          className="button w-full"
          disabled={isPending}
          aria-busy={isPending}
        >
          {t('change_save')}
        </button>
      }
    >
      <form
        ref={change.form}
        id={FORM}
        noValidate
        className="grid gap-4"
        onKeyDown={nextOnEnter}
        onSubmit={(event) => void submit(event)}
      >
        {shown !== null && (
          <p role="alert" className="error">
            {shown instanceof ApiError ? textOf(shown.key, shown.values) : textOf('internal')}
          </p>
        )}
        <ChangeFields booking={booking} change={change} />
      </form>
    </Sheet>
  );
}
