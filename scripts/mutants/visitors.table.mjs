/** @type {import('./run-mutants.mjs').Mutant[]} */
export const VISITORS = [
  {
    finding:
      'A tab that is killed after an answer loses what was tracked while that was on its way',
    file: 'packages/census/src/delivery/create-sender.ts',
    mend: 'deferral.renew();',
    instead: 'deferral.drop();',
    test: 'packages/census/src/delivery/sender.test.ts',
  },
  {
    finding: 'Whoever comes back from the page of the card stays locked in',
    file: 'apps/site-server/src/shop/checkout/leave-provider.ts',
    mend: "{ type: 'left', attempt: state.attempt }",
    instead: "{ type: 'left', attempt: state.attempt + 1 }",
    test: 'apps/site-server/src/shop/checkout/leave-provider.test.ts',
  },
  {
    finding: 'By Back the payment goes on to wait',
    file: 'apps/site-server/src/shop/checkout/leave-provider.ts',
    mend: `const next = await desk.driver.dispatch(id, { type: 'left', attempt: state.attempt });
  outbox.wake();
  return next;`,
    instead: `void [desk, outbox];
  return state;`,
    test: 'apps/site-server/src/shop/checkout/leave-provider.test.ts',
  },
  {
    finding: 'The server asks who fetches it for an address',
    file: 'apps/site-server/src/shop/checkout/build-checkout-view.ts',
    mend: 'return options.filter(({ pickup }) => pickup).map(({ id }) => id);',
    instead: 'return options.filter(() => false).map(({ id }) => id);',
    test: 'apps/site-server/src/shop/checkout/delivery.test.ts',
  },
  {
    finding: 'Another country is answered with an error',
    file: 'apps/site-server/src/shop/checkout/apply-checkout-post.ts',
    mend: "next.code === 'shippingUnknown' && content",
    instead: "next.code === 'codeThere' && content",
    test: 'apps/site-server/src/shop/checkout/delivery.test.ts',
  },
  {
    finding: 'One pays for a way of shipping that was never chosen',
    file: 'apps/site-server/src/shop/checkout/take-checkout-post.ts',
    mend: `  if (applied.isRerouted)
`,
    instead: `  if (applied.isRerouted && post.do !== 'pay')
`,
    test: 'apps/site-server/src/shop/checkout/delivery.test.ts',
  },
  {
    finding: 'Without scripts the first press on Pay fails',
    file: 'apps/site-server/src/shop/cart/build-cart-view.ts',
    mend: 'const isKnown = options.length === 1 || location !== null;',
    instead: 'const isKnown = options.length === 1 && location !== null;',
    test: 'apps/site-server/src/shop/checkout/first-press.test.ts',
  },
  {
    finding: 'A form that is offline says “Submitting…” for ever',
    file: 'packages/form-runtime/src/dom/run-form.ts',
    mend: 'isOffline = now;',
    instead: 'isOffline = now && false;',
    test: 'packages/form-runtime/src/dom/unhappy.browser.test.ts',
  },
  {
    finding: 'Thumbnails of a product show nothing',
    file: 'packages/react-blocks/src/blocks/product/mount-product-gallery.ts',
    mend: `        event.preventDefault();
        show(index);`,
    instead: `        event.preventDefault();
        void show;`,
    test: 'packages/react-blocks/src/blocks/product/product-pictures.browser.test.tsx',
  },
  {
    finding: 'Without scripts the pictures of a product are no links',
    file: 'packages/react-blocks/src/blocks/product/ProductPictures.tsx',
    mend: 'href={lightboxLink(picture, address).href}',
    instead: 'href={lightboxLink(picture, address).href && undefined}',
    test: 'packages/react-blocks/src/blocks/product/product-pictures.browser.test.tsx',
  },
  {
    finding: 'A choice changes no picture',
    file: 'packages/react-blocks/src/blocks/product/product.mount.ts',
    mend: 'if (picture >= 0) gallery.show(picture);',
    instead: 'void gallery;',
    test: 'packages/react-blocks/src/blocks/product/chosen-variant.browser.test.tsx',
  },
  {
    finding: 'The address does not keep the choice',
    file: 'packages/react-blocks/src/blocks/product/product.mount.ts',
    mend: "writeVariantAddress(context.window, facts.path, choice.offer()?.id ?? '');",
    instead: 'void writeVariantAddress;',
    test: 'packages/react-blocks/src/blocks/product/chosen-variant.browser.test.tsx',
  },
  {
    finding: 'Half a choice shows no picture',
    file: 'packages/react-blocks/src/blocks/product/mount-choice.ts',
    mend: '(values.some(Boolean) ? offersWith(offers, values)[0] : undefined)',
    instead: '(values.some(Boolean) ? void offersWith : undefined)',
    test: 'packages/react-blocks/src/blocks/product/chosen-variant.browser.test.tsx',
  },
  {
    finding: 'Stars are told by their colour alone',
    file: 'packages/react-blocks/src/blocks/review/review.css',
    mend: `    color: var(--fr-color-accent);

    & .fr-review__star::before {
      content: '★';
    }
  }

  @media (hover: hover) {`,
    instead: `    color: var(--fr-color-accent);
  }

  @media (hover: hover) {`,
    test: 'packages/react-blocks/src/blocks/review/review.browser.test.tsx',
  },
  {
    finding: 'Nothing says how many stars are chosen',
    file: 'packages/react-blocks/src/blocks/review/review.css',
    mend: '.fr-review__stars label:not(:has(:checked)) .fr-review__words {',
    instead: '.fr-review__stars label .fr-review__words {',
    test: 'packages/react-blocks/src/blocks/review/review.browser.test.tsx',
  },
  {
    finding: 'Who fetches it has to enter an address',
    file: 'packages/react-blocks/src/blocks/checkout/check-checkout.ts',
    mend: "const needed = isFetched ? ['name' as const] : addressFields;",
    instead: 'const needed = addressFields;',
    test: 'packages/react-blocks/src/blocks/checkout/checkout-terms.browser.test.tsx',
  },
  {
    finding: 'What will be charged again is not told above the button',
    file: 'packages/react-blocks/src/blocks/checkout/renewal-terms.ts',
    mend: 'if (renewals.length === 0) return [];',
    instead: 'if (renewals.length >= 0) return [];',
    test: 'packages/react-blocks/src/blocks/checkout/checkout-terms.browser.test.tsx',
  },
  {
    finding: 'The words of a pot do not lead to where it is sold',
    file: 'packages/react-blocks/src/blocks/gallery/SlideFigure.tsx',
    mend: '{more && <a href={more}>{linkText}</a>}',
    instead: '{more && <span>{linkText}</span>}',
    test: 'packages/react-blocks/src/blocks/gallery/gallery-markup.browser.test.tsx',
  },
  {
    finding: 'Full screen a pot does not lead to where it is sold',
    file: 'packages/lightbox/src/dom/create-controls.ts',
    mend: "const more = link && buildElement(document, 'a', { href: link.href, textContent: link.text });",
    instead: "const more = link && buildElement(document, 'span', { textContent: link.text });",
    test: 'packages/react-blocks/src/blocks/gallery/gallery-markup.browser.test.tsx',
  },
  {
    finding: 'What is sold out looks as if it could be had',
    file: 'packages/react-blocks/src/blocks/product/mount-choice.ts',
    mend: 'radio.parentElement?.toggleAttribute(productParts.soldOut, isGone);',
    instead: 'void isGone;',
    test: 'packages/react-blocks/src/blocks/product/product.browser.test.tsx',
  },
  {
    finding: 'Pictures of a product open nothing',
    file: 'packages/react-blocks/src/blocks/product/ProductPictures.tsx',
    mend: `              lightbox
              imageAspectRatio={ratio}`,
    instead: '              imageAspectRatio={ratio}',
    test: 'packages/react-blocks/src/blocks/product/product-pictures.browser.test.tsx',
  },
  {
    finding: 'A product is shown by a detail of a larger picture',
    file: 'apps/demo/src/content/shop/cups.ts',
    mend: "pictures: ['espresso', 'espresso-detail-5'],",
    instead: "pictures: ['espresso-detail-5', 'espresso'],",
    test: 'apps/demo/src/site/netloft.test.ts',
  },
  {
    finding: 'The first picture of the front page is too small for screens of twice as many dots',
    file: 'apps/demo/src/content/shop/home.ts',
    mend: "[image('studio-window-still-life', { ratio: 1.85 })]",
    instead: "[image('moon-jar', { ratio: 1.85 })]",
    test: 'apps/demo/src/site/netloft.test.ts',
  },
  {
    finding: 'Who signs in without cookies is asked to sign in again and again',
    file: 'apps/site-server/src/accounts/sign-in-actions.ts',
    mend: 'request.query.has(signedInParameter)',
    instead: 'false',
    test: 'apps/site-server/src/accounts/sign-in-without-cookies.test.ts',
  },
  {
    finding: 'A member who signs in without cookies is asked to sign in again and again',
    file: 'apps/site-server/src/members/session-actions.ts',
    mend: 'request.query.has(signedInParameter)',
    instead: 'false',
    test: 'apps/site-server/src/members/area.test.ts',
  },
  {
    finding: 'An evening of the sample site is over at midnight, minutes after it was seeded',
    file: 'apps/demo/src/server/dated-event.ts',
    mend: '(now + toMidnight)',
    instead: 'now',
    test: 'apps/demo/src/server/dated-event.test.ts',
  },
  {
    finding: 'An owner whose browser keeps nothing gets an error in place of Escape',
    file: 'apps/site-runtime/src/page/mount-owner-keys.ts',
    mend: 'function keepFlag(window: Window, isSet: boolean): boolean {\n  try {',
    instead: `function keepFlag(window: Window, isSet: boolean): boolean {
  void window.sessionStorage;
  try {`,
    test: 'apps/site-runtime/src/page/mount-owner-keys.test.ts',
  },
  {
    finding: 'The buttons of an album push it down as they come',
    file: 'packages/react-blocks/src/blocks/audio/audio.css',
    mend: '  .fr-audio__controls[inert] {\n    visibility: hidden;\n  }',
    instead: '  .fr-audio__controls[inert] {\n    display: none;\n  }',
    test: 'packages/react-blocks/src/blocks/audio/audio.browser.test.tsx',
  },
];
