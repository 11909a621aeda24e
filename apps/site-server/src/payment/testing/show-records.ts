import { type StripeLedger, findRecord, notFound } from './stripe-ledger';

/** Answers calls that only read. */
export function showRecords(
  { sessions, intents, setups, methods, refunds }: StripeLedger,
  path: string,
  query: URLSearchParams,
): object {
  const [, kind, id = ''] =
    /^\/v1\/(checkout\/sessions|payment_intents|setup_intents)\/(\w+)$/.exec(path) ?? [];
  const expanded = <Kind extends { payment_method: string | null }>(record: Kind) =>
    query.getAll('expand[0]').includes('payment_method') && record.payment_method !== null
      ? { ...record, payment_method: findRecord(methods, record.payment_method) }
      : record;
  if (kind === 'payment_intents') return expanded(findRecord(intents, id));
  if (kind === 'setup_intents') return expanded(findRecord(setups, id));
  if (kind !== undefined) return findRecord(sessions, id);
  if (path === '/v1/refunds')
    return listRecords(
      refunds.filter((refund) => refund.payment_intent === query.get('payment_intent')),
      path,
      query,
    );
  const since = Number(query.get('created[gte]') ?? 0);
  if (path === '/v1/payment_intents')
    return listRecords(
      intents.filter(
        ({ created, customer }) => created >= since && customer === query.get('customer'),
      ),
      path,
      query,
    );
  if (path !== '/v1/checkout/sessions') throw notFound(path);
  return listRecords(
    sessions.filter(({ created }) => created >= since),
    path,
    query,
  );
}

/** Newest first, in pages. */
function listRecords(
  records: readonly { id: string }[],
  url: string,
  query: URLSearchParams,
): object {
  const newest = [...records].reverse();
  const after = query.get('starting_after');
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(100, Number(query.get('limit') ?? 10));
  return {
    object: 'list',
    url,
    has_more: from + limit < newest.length,
    data: newest.slice(from, from + limit),
  };
}
