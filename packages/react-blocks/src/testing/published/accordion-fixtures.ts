import { pictureNames } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: accordion. */
export const accordionFixtures: readonly PublishedFixture[] = [
  {
    name: 'accordion, new',
    kind: 'accordion',
    becomes: 'accordion',
    markup: `<ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="" data-is-divider-enabled="true">${pictureNames
      .map(
        (name) =>
          `<li class="accordion-item" data-is-open="false"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">Of the ${name}</span><div class="accordion-icon-container"></div></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>About ${name}s.</p></div></div></li>`,
      )
      .join('')}</ul>`,
  },
  {
    name: 'accordion, saved while open',
    kind: 'accordion',
    becomes: 'accordion',
    markup:
      '<ul class="accordion-items-container" data-should-allow-multiple-open-items="true" data-is-expanded-first-item="true"><li class="accordion-item" data-is-open="true"><h4 class="accordion-item__title-wrapper"><button id="button-block-1-0" class="accordion-item__click-target" aria-expanded="true"><span class="accordion-item__title">Post</span></button></h4><div class="accordion-item__dropdown accordion-item__dropdown--open" id="dropdown-block-1-0" style="height: auto"><div class="accordion-item__description"><p>Two days.</p></div></div></li></ul>',
  },
];
