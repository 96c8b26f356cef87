import { useEffect } from 'react';

/** Goes to another page instead of this one, as soon as there is one to go to. */
export function useLeaveFor(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    const leave = () => location.replace(path);
    leave();
    // A dialog that is closed meanwhile steps back in history, and calls the leaving off.
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [path]);
}
