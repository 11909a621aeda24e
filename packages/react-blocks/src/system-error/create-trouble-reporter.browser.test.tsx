import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchPreview } from '../blocks/search-preview/SearchPreview';
import { searchPreviewTexts } from '../blocks/search-preview/search-preview.texts';
import { siteApi, siteCall } from '../context/site-api';
import { Island } from '../server-block/Island';
import { showMarkup, testContext } from '../testing/test-blocks';
import { TextsProvider } from '../texts/TextsProvider';
import { systemErrorClasses, troubleEvents } from './system-error.parts';
import { systemErrorTexts } from './system-error.texts';
import { createTroubleReporter } from './create-trouble-reporter';

const refused = { type: 'authorizationFail', address: '/api/x', error: 'Not you.' } as const;
const overlays = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.${systemErrorClasses.root}`),
];
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

function listen(type: string, run: (event: Event) => void): void {
  document.addEventListener(type, run);
  ends.push(() => document.removeEventListener(type, run));
}

function teller(load?: Parameters<typeof createTroubleReporter>[1]) {
  const context = testContext();
  const made = createTroubleReporter(context, load);
  ends.push(made.end);
  return { ...made, context };
}

describe('trouble', () => {
  it('[8.05c] a refused authorisation shows the overlay, once while it is open', async () => {
    const { report } = teller();
    report(refused);
    report(refused);
    await expect.poll(() => overlays().length).toBe(1);
    report({ ...refused, error: 'Again.' });
    expect(overlays().map(({ ariaLabel }) => ariaLabel)).toEqual(['Not you.']);
    overlays()[0]?.querySelectorAll('button')[1]?.click();
    await expect.poll(() => overlays().length).toBe(0);
    report({ ...refused, error: 'Later.' });
    await expect.poll(() => overlays().map(({ ariaLabel }) => ariaLabel)).toEqual(['Later.']);
  });

  it('[8.05b] a required login fires its event, and shows nothing', () => {
    const heard = vi.fn();
    listen(troubleEvents.loginRequired, ({ detail }: CustomEventInit) => heard(detail));
    const load = vi.fn(() => import('./show-system-error'));
    teller(load).report({ type: 'loginRequired', address: '/api/x', error: 'Log in.' });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ address: '/api/x', error: 'Log in.' });
    expect(load).not.toHaveBeenCalled();
  });

  it('[8.05c] a host that cancels the event shows it itself', () => {
    listen(troubleEvents.authorizationFail, (event) => event.preventDefault());
    const load = vi.fn(() => import('./show-system-error'));
    teller(load).report(refused);
    expect(load).not.toHaveBeenCalled();
  });

  it('ends with the page, also while the overlay is on its way', async () => {
    let arrive = (): void => {};
    const gate = new Promise<void>((resolve) => (arrive = resolve));
    const load = vi.fn(async () => {
      await gate;
      return import('./show-system-error');
    });
    const { report, end } = teller(load);
    report(refused);
    end();
    arrive();
    await load.mock.results[0]?.value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(overlays()).toEqual([]);
    report(refused);
    await expect.poll(() => overlays().length).toBe(1);
    end();
    end();
    expect(overlays()).toEqual([]);
  });

  it('an overlay that does not come is reported, and tried again the next time', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const { report, context } = teller(load);
    report(refused);
    await expect
      .poll(() => context.issues.map(({ code }) => code))
      .toEqual(['SYSTEM_ERROR_FAILED']);
    report(refused);
    await expect.poll(() => context.issues.length).toBe(2);
  });

  it('speaks the language of the page, where a block that calls the server has its texts', async () => {
    const props = { label: 'ابحث' };
    showMarkup(
      <TextsProvider
        language="ar"
        texts={{ 'system-error': { cleaned: 'حدث خطأ ما', reload: 'أعد التحميل', clear: 'امسح' } }}
      >
        <Island
          block="search-preview"
          id="s1"
          props={props}
          speaks={[searchPreviewTexts, systemErrorTexts]}
          content={<SearchPreview {...props} />}
        />
      </TextsProvider>,
    );
    teller().report({ ...refused, error: undefined });
    await expect
      .poll(() => overlays().map(({ innerText }) => innerText.split(/\s*\n\s*/)))
      .toEqual([['حدث خطأ ما', 'أعد التحميل', 'امسح']]);
  });
});

it('[8.05c] a call of a block that is refused shows the overlay; it goes with the last block that calls', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ authorizationFail: true, error: 'Not you.' }, { status: 403 }),
  );
  const context = testContext();
  const other = testContext({ page: context });
  const api = siteApi(context);
  expect(siteCall(other)).toBe(siteCall(context));
  await api.search('x');
  await expect.poll(() => overlays().length).toBe(1);
  context.end();
  expect(overlays()).toHaveLength(1);
  other.end();
  expect(overlays()).toEqual([]);
  vi.restoreAllMocks();
});
