// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pageExperiments } from './page-experiments';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function pageWith(json: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-experiments', '');
  script.textContent = json;
  document.body.append(script);
}

it('[4.16e] reads the toggles of the page', () => {
  const toggle = { experimentType: 'FEATURE_TOGGLE', variant: 'true', segmentName: '' };
  pageWith(JSON.stringify([{ ...toggle, name: 'new-header', containsError: false }]));
  expect(pageExperiments(window).isEnabled('new-header')).toBe(true);
});

it.each(['', '[', '{}'])('[8.12a] warns where the page says %j', (json) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  pageWith(json);
  expect(pageExperiments(window).isEnabled('new-header', true)).toBe(true);
  expect(warn.mock.calls).toEqual([
    ['[census] The underlying Praetor configuration is not loaded: new-header'],
  ]);
});
