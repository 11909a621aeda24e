import { chooseEncoding } from '../../http/encoding';
import { textReply, type Endpoint } from '../../http/endpoint';
import { isFresh } from '../../http/etag';
import { immutable } from '../../http/immutable';
import type { Runtime } from './load-runtime';

/**
 * `GET /_frontage/<file>`: a file of the built runtime, from memory. Pages on other origins may use
 * it, so CORS headers allow it. All names but two change with the content.
 */
export function runtimeFileEndpoint(runtime: Runtime): Endpoint {
  const { published, compat } = runtime.manifest;
  return async ({ path, headers }) => {
    const file = runtime.files.get(path);
    if (!file) return textReply(404, 'There is no such file.');
    const encoding = file.compressed ? chooseEncoding(headers['accept-encoding']) : 'identity';
    const tag = file.etag.replace(/"$/, `-${encoding}"`);
    const fileHeaders = {
      'content-type': file.type,
      'cache-control': path === published || path === compat ? 'no-cache' : immutable,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: tag,
      vary: 'accept-encoding',
    };
    if (isFresh(headers['if-none-match'], tag))
      return { status: 304, headers: fileHeaders, body: '' };
    if (!file.compressed || encoding === 'identity')
      return { status: 200, headers: fileHeaders, body: file.bytes };
    return {
      status: 200,
      headers: { ...fileHeaders, 'content-encoding': encoding },
      body: file.compressed[encoding],
    };
  };
}
