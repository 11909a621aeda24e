import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { etag, isFresh } from '../../http/etag';

/**
 * Answers with what programs read again and again: 304 for one that has it.
 *
 * @param request as it came
 * @param body the text
 * @param type its media type
 * @param fileName under which browsers save it. @default they show it
 */
export function answerFeed(
  { headers: { 'if-none-match': known } }: Pick<EndpointRequest, 'headers'>,
  body: string,
  type: string,
  fileName?: string,
): EndpointReply {
  const tag = etag(body);
  const headers = { etag: tag, 'cache-control': 'public, max-age=300' };
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
