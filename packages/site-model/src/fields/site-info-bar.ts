import { isRecord, isText } from '@frontage/core-lifecycle/reading';
import type { ContextMobileInfoBar } from '../site-context';

/** The bar at the bottom of small screens [9.12]: how a business is reached. */
export interface SiteInfoBar extends ContextMobileInfoBar {
  /** An email address; '' for none. */
  email: string;
  /** A telephone number as people write it; '' for none. */
  phone: string;
  /** One line, as a map service would be asked for it; '' for none. */
  address: string;
  /** The opening hours, a line each. */
  hours: string[];
}

/**
 * Reads a stored info bar. Never throws: what is absent or wrong has its default, which is a bar
 * with nothing in it.
 */
export function readSiteInfoBar(raw: unknown): SiteInfoBar {
  const stored = isRecord(raw) ? raw : {};
  const text = (value: unknown) => (isText(value) ? value.trim() : '');
  return {
    isContactEmailEnabled: stored.isContactEmailEnabled === true,
    isContactPhoneNumberEnabled: stored.isContactPhoneNumberEnabled === true,
    isLocationEnabled: stored.isLocationEnabled === true,
    isBusinessHoursEnabled: stored.isBusinessHoursEnabled === true,
    email: text(stored.email),
    phone: text(stored.phone),
    address: text(stored.address),
    hours: Array.isArray(stored.hours) ? stored.hours.map(text).filter((line) => line !== '') : [],
  };
}

/** Reduces an info bar to what it shows: a line that is chosen and filled in. */
export function shownInfoBar(bar: SiteInfoBar): SiteInfoBar {
  return {
    ...bar,
    isContactEmailEnabled: bar.isContactEmailEnabled && bar.email !== '',
    isContactPhoneNumberEnabled: bar.isContactPhoneNumberEnabled && bar.phone !== '',
    isLocationEnabled: bar.isLocationEnabled && bar.address !== '',
    isBusinessHoursEnabled: bar.isBusinessHoursEnabled && bar.hours.length > 0,
  };
}
