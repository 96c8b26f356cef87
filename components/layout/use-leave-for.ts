import { useEffect } from 'react';

export function useLeaveFor(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    const leave = () => location.replace(path);
    leave();
    // Closing a dialog steps back in history and cancels leaving.
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [path]);
}
