import type { PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { etag, isFresh } from '../../http/etag';
import { isForMembers } from '../find-visible-page';

/** What programs read again and again. */
export interface AnsweredFeed {
  readonly body: string;
  /** Its media type. */
  readonly type: string;
  /** Of which it is: what is for members is kept by no cache. */
  readonly page: Pick<PageRecord, 'pageType'>;
  /** Under which browsers save it. @default they show it */
  readonly fileName?: string;
}

/**
 * Answers with what programs read again and again: 304 for one that has it.
 *
 * @param request as it came
 * @param feed the text
 */
export function answerFeed(
  { headers: { 'if-none-match': known } }: Pick<EndpointRequest, 'headers'>,
  { body, type, page, fileName }: AnsweredFeed,
): EndpointReply {
  const tag = etag(body);
  const kept = isForMembers(page) ? 'private, no-store' : 'public, max-age=300';
  const headers = { etag: tag, 'cache-control': kept };
  if (isFresh(known, tag)) return { status: 304, headers, body: '' };
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      ...(fileName !== undefined && {
        'content-disposition': `attachment; filename="${fileName}"`,
      }),
    },
    body,
  };
}
