import { actionsFor } from '../http/action/actions-for';
import { fixedWords } from '../http/action/fixed-words';
import type { Store } from '../store/store';

/** What decides whether a server is well. */
interface HealthServices {
  store: Pick<Store, 'ready'>;
}

const { defineAction, refuse } = actionsFor<HealthServices, unknown>({
  ...fixedWords({ 503: 'The store does not answer.' }),
  noSite: 'not asked',
});

/** The health checks for proxies and orchestrators. */
export const healthActions = [
  defineAction({
    method: 'GET',
    url: '/health',
    about: 'the process lives',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    run: () => ({ status: 'alive' }),
  }),
  defineAction({
    method: 'GET',
    url: '/ready',
    about: 'the store answers; 503 when it does not',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    run: (_call, { store }) =>
      store.ready().then(
        () => ({ status: 'ready' }),
        () => refuse({ status: 503 }),
      ),
  }),
];
