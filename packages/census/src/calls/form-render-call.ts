import type { CallVisitor } from './call-visitor';
import { jsonCall, type CensusCall } from './census-call';
import { pageFields, type CensusPage } from './census-page';

/** Records that a form came into view [7.13]. */
export function formRenderCall(formId: string, page: CensusPage, visitor: CallVisitor): CensusCall {
  return jsonCall('/api/census/form-render', { formId, ...visitor, ...pageFields(page) });
}
