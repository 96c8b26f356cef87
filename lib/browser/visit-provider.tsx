'use client';
export { AppProvider as VisitProvider, useApp as useVisit, useSlice } from './app-provider';
