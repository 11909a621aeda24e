import type { PublishedFixture } from './published-fixture';

/** Published markup: blocks in their component form. */
export const componentFixtures: readonly PublishedFixture[] = [
  {
    name: 'button in its component form',
    kind: 'button',
    becomes: 'button',
    markup:
      '<div class="sqs-block website-component-block sqs-block-website-component sqs-block-button button-block" data-block-type="1337" data-definition-name="website.components.button"><div class="sqs-block-content"><div class="sqs-block-button-container" data-alignment="left" data-button-size="small" data-button-type="primary"><a href="/shop" class="sqs-block-button-element sqs-button-element--primary" data-initialized="true">See the shop</a></div></div></div>',
  },
  {
    name: 'code in its component form',
    kind: 'code',
    becomes: 'code',
    markup:
      '<div class="sqs-block website-component-block sqs-block-website-component sqs-block-code code-block" data-block-type="1337" data-definition-name="website.components.code"><div class="sqs-block-content"><div class="sqs-code-container"><p>High at <b id="tide">noon</b>.</p></div></div></div>',
  },
  {
    name: 'line in its component form',
    kind: 'horizontalRule',
    becomes: 'divider',
    markup:
      '<div class="sqs-block website-component-block sqs-block-website-component sqs-block-horizontalrule horizontalrule-block" data-block-type="1337" data-definition-name="website.components.horizontalrule"><div class="sqs-block-content"><hr></div></div>',
  },
  {
    name: 'shape in its component form',
    kind: 'shape',
    becomes: 'code',
    markup:
      '<div class="sqs-block website-component-block sqs-block-website-component" data-block-type="1337" data-definition-name="website.components.shape"><div class="sqs-block-content"><div class="sqs-shape-block-container"><svg class="sqs-shape" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"></circle></svg></div></div></div>',
  },
];
