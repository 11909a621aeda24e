export { startPerformance } from '@frontage/census/dom';
