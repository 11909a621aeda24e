import { keepDaysBounds, readCensusSettings } from '../../census/census-settings';
import {
  readReplaySettings,
  secureAddress,
  type ReplaySettings,
} from '../../sites/replay-settings';
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

/** The settings with something else about replays. */
function withReplay(settings: SiteSettings, changed: Partial<ReplaySettings>): SiteSettings {
  const { census } = settings;
  return { ...settings, census: { ...census, replay: { ...census?.replay, ...changed } } };
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
    {
      name: 'replayScript',
      label: 'Address of its script',
      hint: 'As the service gives it. Visits are replayed only of visitors who agreed, and only with an id and a script.',
      kind: 'text',
      read: (settings) => readReplaySettings({ settings }).script,
      write: (settings, entered) =>
        entered === '' || secureAddress(entered)
          ? withReplay(settings, { script: entered })
          : { wrong: 'Enter an address that begins with https://.' },
    },
    {
      name: 'replaySendsTo',
      label: 'Where it sends what it records',
      hint: 'Addresses with spaces between them, such as https://rs.example.com. Pages let scripts send nowhere else.',
      kind: 'text',
      read: (settings) => readReplaySettings({ settings }).sendsTo.join(' '),
      write(settings, entered) {
        const addresses = entered.split(/\s+/).filter((text) => text !== '');
        const wrong = addresses.find((text) => !secureAddress(text));
        if (wrong !== undefined)
          return { wrong: `“${wrong}” is not an address that begins with https://.` };
        return withReplay(settings, {
          sendsTo: addresses.flatMap((text) => secureAddress(text)?.origin ?? []),
        });
      },
    },
    {
      name: 'replayShare',
      label: 'Visits that are replayed, of a hundred',
      hint: 'From 1 to 100. A visit is replayed as a whole or not at all.',
      kind: 'number',
      read: (settings) => String(Math.round(readReplaySettings({ settings }).share * 100)),
      write: (settings, entered) =>
        /^(?:[1-9]\d?|100)$/.test(entered)
          ? withReplay(settings, { share: Number(entered) / 100 })
          : { wrong: 'Enter a whole number from 1 to 100.' },
    },
  ],
};
