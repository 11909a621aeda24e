/** Reports the errors of a page, from those that came before it on. */
export { startErrorReporting as reportErrors } from '@frontage/census/dom';
