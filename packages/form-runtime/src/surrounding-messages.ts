import { failureMessage, type SubmitFailure } from './failure-message';
import type { FormDefinition } from './form-definition';
import { formMessage, type FormTexts } from './messages';

/** What stands around the fields of a form that failed; `''` for nothing. */
export interface SurroundingMessages {
  readonly above: string;
  readonly below: string;
}

/**
 * What is said above and below the form about a failure [8.01] [8.02]. Where fields are
 * wrong, each place points to the other; a newsletter then says nothing around its fields
 * [8.04]. Any other failure is said once, above.
 *
 * @param kind what the form is for. @default 'form'
 */
export function surroundingMessages(
  failure: SubmitFailure,
  kind: FormDefinition['kind'] = 'form',
  texts?: FormTexts,
): SurroundingMessages {
  if (failure.code !== 'ERROR_ABOVE') return { above: failureMessage(failure, texts), below: '' };
  if (kind === 'newsletter') return { above: '', below: '' };
  return { above: formMessage('ERROR_ABOVE', texts), below: formMessage('ERROR_BELOW', texts) };
}
