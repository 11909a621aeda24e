import { expect, it } from 'vitest';
import { pageTypes } from './page-types';
import { expectEnumeration } from './testing/expect-enumeration';

it('[2.16] every page type has its code and its name, both ways', () => {
  expectEnumeration(
    pageTypes,
    `1 mainContent 2 page 3 splashPage 50 contentItem 100 notFound 101 error 102 search 103 lockScreen
     104 popupOverlay 105 protectedContent 106 memberAreaAccessDenied 200 showCart 201 checkout
     202 orderConfirmed 203 donate 204 contributionConfirmed 205 commerceCartV2 206 subscriptionConfirmed
     207 orderReceived 208 membershipConfirmed 209 reviewsRequest 210 digitalProductComposerPreview
     211 orderStatus 300 newsletterUnsubscribe 301 commerceEmailPreview`,
  );
});

it('[2.16] collection shares the code of main content', () => {
  expect(pageTypes.number('collection')).toBe(1);
});
