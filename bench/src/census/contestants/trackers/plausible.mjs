import { init, track as send } from '@plausible-analytics/tracker';

export function start() {
  // It takes browsers that are driven by a program for robots.
  window.__plausible = true;
  init({
    domain: 'bench.example',
    endpoint: `${location.origin}/api/event`,
    autoCapturePageviews: false,
    captureOnLocalhost: true,
    logging: false,
  });
}

export function track(mark) {
  send('bench', { props: { mark, price: '1400', title: 'Moon jar' } });
}
