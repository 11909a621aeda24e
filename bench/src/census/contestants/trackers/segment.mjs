import { AnalyticsBrowser } from '@segment/analytics-next';

let analytics;

/** With its batches; without them it makes a request for each event. */
export function start() {
  const send = {
    apiKey: 'bench',
    apiHost: `${location.host}/v1`,
    protocol: 'http',
    deliveryStrategy: { strategy: 'batching', config: { size: 100, timeout: 1000 } },
  };
  analytics = AnalyticsBrowser.load({
    writeKey: 'bench',
    cdnSettings: { integrations: { 'Segment.io': send } },
  });
}

export function track(mark) {
  void analytics.track('bench', { mark, price: 1400, title: 'Moon jar' });
}
