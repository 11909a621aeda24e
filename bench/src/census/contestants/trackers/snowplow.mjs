import { newTracker, trackSelfDescribingEvent } from '@snowplow/browser-tracker';

export function start() {
  newTracker('bench', location.origin, {
    appId: 'bench',
    encodeBase64: false,
    eventMethod: 'post',
    bufferSize: 10,
  });
}

export function track(mark) {
  trackSelfDescribingEvent({
    event: {
      schema: 'iglu:example.bench/event/jsonschema/1-0-0',
      data: { mark, price: 1400, title: 'Moon jar' },
    },
  });
}
