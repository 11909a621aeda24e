import { startErrorReporting, type ErrorReporter } from '@frontage/census/dom';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { readCookie } from '../context/read-cookie';

/** Reports the errors of a page, from those that came before it on. */
export function reportErrors({ window, clock, signal }: BlockContext): ErrorReporter {
  const readCrumb = (): string | undefined => readCookie(window, 'crumb');
  return startErrorReporting({ window, clock, readCrumb }, signal);
}
