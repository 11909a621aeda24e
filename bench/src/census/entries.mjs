/**
 * What visitors would load, as the text of modules; with the styles where it shows something. @type
 * {{ what: string, entry: string }[]}
 */
export const entries = [
  {
    what: 'ours: tracking, visitor, views, journal',
    entry: "export { startTracking, visitorStorage } from '@frontage/census/dom';",
  },
  {
    what: '@plausible-analytics/tracker',
    entry: "export { init, track } from '@plausible-analytics/tracker';",
  },
  {
    what: 'posthog-js, slim',
    entry: "export { default } from 'posthog-js/dist/module.slim.no-external';",
  },
  {
    what: '@segment/analytics-next',
    entry: "export { AnalyticsBrowser } from '@segment/analytics-next';",
  },
  {
    what: '@snowplow/browser-tracker',
    entry: "export { newTracker, trackSelfDescribingEvent } from '@snowplow/browser-tracker';",
  },
  { what: 'ours: errors', entry: "export { startErrorReporting } from '@frontage/census/dom';" },
  { what: '@sentry/browser', entry: "export { init } from '@sentry/browser';" },
  { what: '@bugsnag/js', entry: "export { default } from '@bugsnag/js';" },
  {
    what: 'ours: LCP, INP, CLS, FCP, TTFB, pictures, sending',
    entry: "export { startPerformance } from '@frontage/census/dom';",
  },
  {
    what: 'web-vitals: the five',
    entry: "export { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';",
  },
  {
    what: 'ours: experiments as a provider, without its client',
    entry:
      "export { createExperimentProvider } from '@frontage/census'; export { pageExperiments } from '@frontage/census/dom';",
  },
  {
    what: '@openfeature/web-sdk with a provider in memory',
    entry: "export { InMemoryProvider, OpenFeature } from '@openfeature/web-sdk';",
  },
  {
    what: 'orejime: consent, with styles',
    entry:
      "import 'orejime/dist/orejime-standard-en.js'; import 'orejime/dist/orejime-standard.css';",
  },
  { what: 'wretch', entry: "export { default } from 'wretch';" },
];
