import { expect, it } from 'vitest';
import { readSiteBadge } from './site-badge';
import { readSiteInfoBar, shownInfoBar } from './site-info-bar';

const flags = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};

it('[9.12b] an info bar that is absent or wrong shows nothing', () => {
  const empty = readSiteInfoBar(undefined);
  for (const raw of [null, 'Hello', [], { isLocationEnabled: 'on', hours: 'always', phone: 7 }])
    expect(readSiteInfoBar(raw)).toEqual(empty);
  expect(Object.values(empty)).not.toContain(true);
});

it('[9.12b] it shows what is chosen and filled in', () => {
  const bar = shownInfoBar(readSiteInfoBar({ ...flags, phone: ' +44 1 ', hours: ['', 'Daily'] }));
  expect(bar).toMatchObject({
    isContactEmailEnabled: false,
    isContactPhoneNumberEnabled: true,
    phone: '+44 1',
    isLocationEnabled: false,
    isBusinessHoursEnabled: true,
    hours: ['Daily'],
  });
});

it('[1.04h] a badge is off until it is on, and leads nowhere that runs code', () => {
  expect(readSiteBadge(7)).toEqual({ isShown: false, text: '', href: '', corner: 'end' });
  const stored = { isShown: true, text: ' Ada ', href: 'javascript:1', corner: 'start' };
  expect(readSiteBadge(stored)).toEqual({ ...stored, text: 'Ada', href: '' });
});
