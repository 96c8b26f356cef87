import { useRoomPlace } from '@/components/staff/tables/room-place';
import { type May, mayDo } from '@/lib/domain/staff/allowing';
import { useIsTablet } from '@/lib/queries/staff/devices';

/** Whether who is here gives money back: by themselves, by somebody's PIN, or not (rule staff/void). */
export function useGiver(): May {
  const { scopes } = useRoomPlace();
  const isTablet = useIsTablet();
  return mayDo({ scope: 'refunds:write', scopes, isTablet: isTablet() });
}
