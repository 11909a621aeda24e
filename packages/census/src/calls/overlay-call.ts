import type { CallVisitor } from './call-visitor';
import { jsonCall, type CensusCall } from './census-call';
import { pageFields, type CensusPage } from './census-page';

/** Records that an overlay was shown, such as a pop-up [7.14]. */
export function overlayCall(overlayId: string, page: CensusPage, visitor: CallVisitor): CensusCall {
  return jsonCall('/api/census/overlay', { overlayId, ...visitor, ...pageFields(page) });
}

/** Records the quick view of an item [7.14]. */
export function quickViewCall(itemId: string, page: CensusPage, visitor: CallVisitor): CensusCall {
  const path = `/api/census/RecordQuickView/${encodeURIComponent(itemId)}`;
  return jsonCall(path, { ...visitor, ...pageFields(page) });
}
