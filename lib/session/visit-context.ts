export type { SessionContext as VisitContext } from './session-context';
