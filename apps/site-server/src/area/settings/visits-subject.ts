import { keepDaysBounds, readCensusSettings } from '../../census/census-settings';
import type { SiteSettings } from '../../sites/site-settings';
import type { SettingSubject } from './setting-field';

const { least, most } = keepDaysBounds;

const followed = [
  ['', 'Those who accept in the cookie banner'],
  ['on', 'Everybody, and where a banner asks, those who accept'],
  ['off', 'Nobody'],
] as const;

const choiceOf = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** The settings with another choice of who is followed; undefined is none. */
function withChoice(
  census: SiteSettings['census'],
  isOn: boolean | undefined,
): SiteSettings['census'] {
  const { isOn: _before, ...others } = census ?? {};
  return isOn === undefined ? others : { ...others, isOn };
}

/** What is kept of visits. */
export const visitsSubject: SettingSubject = {
  id: 'visits',
  title: 'Visits',
  about: 'Who is counted, how long single events are kept, and whether visits are replayed.',
  needs: 'settings.general',
  note: 'Events are kept only of visitors who agreed. Daily counts have nobody’s id and stay.',
  fields: [
    {
      name: 'isOn',
      label: 'Visitors whose visits are followed',
      hint: 'With “Everybody” visitors are followed without being asked, which is not allowed in the EU and other places.',
      kind: 'choice',
      options: () => Promise.resolve(followed),
      read: ({ census }) => (census?.isOn === undefined ? '' : choiceOf(census.isOn)),
      write: (settings, entered) => ({
        ...settings,
        census: withChoice(settings.census, entered === '' ? undefined : entered === 'on'),
      }),
    },
    {
      name: 'keepDays',
      label: 'Days until single events are deleted',
      hint: `From ${least} to ${most}.`,
      kind: 'number',
      read: (settings) => String(readCensusSettings({ settings }).keepDays),
      write: (settings, entered) =>
        /^\d{1,3}$/.test(entered) && Number(entered) >= least && Number(entered) <= most
          ? { ...settings, census: { ...settings.census, keepDays: Number(entered) } }
          : { wrong: `Enter a whole number from ${least} to ${most}.` },
    },
    {
      name: 'replayId',
      label: 'Id of your account at a service that replays visits',
      hint: 'Letters, digits and dashes. Leave empty for no replays.',
      kind: 'text',
      read: (settings) => readCensusSettings({ settings }).replayId,
      write: (settings, entered) =>
        /^[\w-]{0,100}$/.test(entered)
          ? { ...settings, census: { ...settings.census, replayId: entered } }
          : { wrong: 'Enter letters, digits and dashes.' },
    },
  ],
};
