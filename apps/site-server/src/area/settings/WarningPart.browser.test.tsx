import { afterEach, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { cookieSubject } from './cookie-subject';
import { SettingControl } from './SettingControl';
import { warningStyle } from './WarningPart';

const choices = [
  ['OPT_IN', 'Accept only'],
  ['OPT_IN_AND_OUT', 'Accept or decline'],
] as const;

/** Opens the settings of the banner, without the server. */
function open(stored: Readonly<Record<string, string>>) {
  const { fields } = cookieSubject;
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <style>{warningStyle(fields)}</style>
      <form>
        {fields.map((field) => (
          <div key={field.name}>
            <SettingControl field={field} value={stored[field.name] ?? ''} options={choices} />
          </div>
        ))}
      </form>
    </main>,
  );
  const [warning] = document.querySelectorAll('[data-warning]');
  return () => warning?.checkVisibility();
}

afterEach(() => document.body.replaceChildren());

it('[3.22a] says at once that visitors from the EU cannot refuse, while that is so', () => {
  const isWarned = open({ isCookieBannerEnabled: 'on', cookieBannerAcceptType: 'OPT_IN' });
  expect(isWarned()).toBe(true);
  const answer = document.querySelector<HTMLSelectElement>('[name=cookieBannerAcceptType]');
  const isAsked = document.querySelector<HTMLInputElement>('[name=isCookieBannerEnabled]');
  if (!answer || !isAsked) throw new Error('There is no such setting.');
  answer.value = 'OPT_IN_AND_OUT';
  expect(isWarned()).toBe(false);
  answer.value = 'OPT_IN';
  expect(isWarned()).toBe(true);
  isAsked.click();
  expect(isWarned()).toBe(false);
});
