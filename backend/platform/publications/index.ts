export { publishDue } from './publish-due';
