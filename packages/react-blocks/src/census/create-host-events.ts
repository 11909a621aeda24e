export { createHostEvents } from '@frontage/census/dom';
