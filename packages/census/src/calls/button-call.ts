import type { CallVisitor } from './call-visitor';
import { jsonCall, type CensusCall } from './census-call';
import { pageFields, type CensusPage } from './census-page';

/** What a button tells about itself [7.12]. */
export interface ButtonFacts {
  /** Such as `block-1f2e…`. */
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
}

/** Where a button stands: 1 for a block of a page. */
const inPage = 1;

/** Records that a button came into view, or was clicked [7.12]. */
export function buttonCall(
  kind: 'render' | 'click',
  button: ButtonFacts,
  page: CensusPage,
  visitor: CallVisitor,
): CensusCall {
  const body = { ...button, context: inPage, ...visitor, ...pageFields(page) };
  return jsonCall(`/api/census/button-${kind}`, body);
}
