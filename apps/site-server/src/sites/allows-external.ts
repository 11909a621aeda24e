import { allowsCategory } from '@frontage/census';
import type { ConsentHeaders } from './has-decided';
import type { Site } from './site-settings';
import { visitorConsent } from './visitor-consent';

/** Whether a visitor lets other providers show what they have: players, maps, code of theirs. */
export function allowsExternal(site: Pick<Site, 'settings'>, headers: ConsentHeaders): boolean {
  return allowsCategory(visitorConsent(site, headers), 'external');
}
