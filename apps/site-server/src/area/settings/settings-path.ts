/** The address of the settings. */
export const settingsPath = '/config/settings';
