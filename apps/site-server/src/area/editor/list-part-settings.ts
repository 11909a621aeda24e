import type { EditorData } from '@frontage/site-model/editing';
import type { Permission } from '@frontage/site-model/enums';

/** The settings of the parts that every page has [3.50]. */
const frame = { href: '/config/settings/header-footer', needs: 'config.editDesign' } as const;
const bar = {
  href: '/config/settings/announcement-bar',
  needs: 'marketing.announcementBar',
} as const;

/** Says where somebody changes the parts that every page has; none where they may not. */
export function listPartSettings(permissions: readonly Permission[]): EditorData['partSettings'] {
  const parts = { header: frame, footer: frame, announcement: bar };
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, { needs }]) => permissions.includes(needs))
      .map(([part, { href }]) => [part, href]),
  );
}
