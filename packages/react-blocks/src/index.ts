export { blocks } from './registry';
