import { isText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/** A request to render one block of a page [3.37]. */
export interface WidgetRequest {
  /** The kind of the block, such as `summary`. */
  readonly type: string;
  /** Its id on the page. */
  readonly id: string;
  /** The address at which the page shows it so, as a path with its query: `/notes?page=2`. */
  readonly value: string;
}

/** A rendered block. */
export interface RenderedWidget {
  /** The same markup as on the page. */
  readonly html: string;
}

/**
 * Writes a request as the server takes it: a form with the request as JSON [7.10].
 *
 * @param request which block, and how
 * @param collectionId the collection that a summary shows; others need none. @default ''
 */
export function writeWidgetRequest(
  { type, id, value }: WidgetRequest,
  collectionId = '',
): URLSearchParams {
  const fields = {
    widgetJSON: JSON.stringify({ type, id, value }),
    ...(collectionId && { collectionId }),
  };
  return new URLSearchParams(Object.entries(fields));
}

/** Reads the data of the reply; undefined if it is not the expected data. */
export function readRenderedWidget({ html }: UnknownRecord): RenderedWidget | undefined {
  return isText(html) ? { html } : undefined;
}

/** Makes the call that renders one block of a page that shows items of a collection [7.10]. */
export function createRenderWidget(call: Call) {
  return (
    request: WidgetRequest,
    {
      collectionId,
      signal,
    }: { readonly collectionId?: string; readonly signal?: AbortSignal } = {},
  ): Promise<ApiResult<RenderedWidget>> =>
    call('widget/GetWidgetRendering', readRenderedWidget, {
      method: 'POST',
      signal,
      page: { body: writeWidgetRequest(request, collectionId) },
    });
}
