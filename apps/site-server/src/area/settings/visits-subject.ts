import { keepDaysBounds, readCensusSettings } from '../../census/census-settings';
import type { SettingSubject } from './setting-field';

const { least, most } = keepDaysBounds;

/** What is kept of visits. */
export const visitsSubject: SettingSubject = {
  id: 'visits',
  title: 'Visits',
  about: 'How long single events of visitors are kept, and whether visits are replayed.',
  needs: 'settings.general',
  note: 'Events are kept only of visitors who agreed. Daily counts have nobody’s id and stay.',
  fields: [
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
