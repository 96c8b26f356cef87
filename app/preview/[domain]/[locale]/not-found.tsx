export { default } from '../../../[domain]/[locale]/not-found';
