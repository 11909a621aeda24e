import { init } from '@sentry/browser';

export function start() {
  init({ dsn: `${location.protocol}//bench@${location.host}/1` });
}
