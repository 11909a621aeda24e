import Bugsnag from '@bugsnag/js';

export function start() {
  Bugsnag.start({
    apiKey: '0123456789abcdef0123456789abcdef',
    autoTrackSessions: false,
    endpoints: { notify: `${location.origin}/notify`, sessions: `${location.origin}/sessions` },
    logger: null,
  });
}
