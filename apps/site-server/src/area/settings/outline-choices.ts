import { settingsPath } from './settings-path';

/** Where the script of outlines asks what a link may lead to [2.13]. */
export const outlineChoices = `${settingsPath}/header-footer/choices`;
