export * from './render-app';
export { renderApp as renderVisit } from './render-app';
