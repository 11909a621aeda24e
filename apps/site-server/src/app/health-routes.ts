import { jsonReply, type Endpoint } from '../http/endpoint';
import type { Route } from '../http/route';
import type { Store } from '../store/store';

/** What tells whether a server is well. */
interface HealthServices {
  store: Pick<Store, 'ready'>;
}

/** `GET /health`: the process is alive. */
function healthEndpoint(): Endpoint {
  return async () => jsonReply(200, { data: { status: 'alive' } });
}

/** `GET /ready`: the store answers, so requests may come. */
function readyEndpoint({ store }: HealthServices): Endpoint {
  return async () => {
    try {
      await store.ready();
      return jsonReply(200, { data: { status: 'ready' } });
    } catch {
      return jsonReply(503, { error: 'The store does not answer.' });
    }
  };
}

/** The addresses that a proxy or an orchestrator asks. */
export function healthRoutes(services: HealthServices): readonly Route[] {
  return [
    { method: 'GET', url: '/health', endpoint: healthEndpoint() },
    { method: 'GET', url: '/ready', endpoint: readyEndpoint(services) },
  ];
}
