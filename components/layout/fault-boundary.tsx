'use client';

import { Component, type ReactNode } from 'react';
import { reportFailure } from '@/lib/reporting/reporter';

type Props = { children: ReactNode; instead?: ReactNode };

export class FaultBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure({ error, kind: 'fault' });
  }

  override render() {
    const { children, instead = null } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}
