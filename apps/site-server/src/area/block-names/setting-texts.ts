import { englishTexts } from '../../texts/server-texts';

/** What a setting of a block is called. In English, as is the whole area. */
const settingTexts = { on: 'on', off: 'off' } as const;

/** Gives a text about a setting of a block. */
export const { say: sayOfSettings } = englishTexts(settingTexts);
