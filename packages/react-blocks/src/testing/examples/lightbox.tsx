import { Lightbox } from '@frontage/react-blocks/react';

export function Bowls() {
  return (
    <Lightbox label="Bowls" history="hash">
      <ul>
        <li data-slide-id="blue" data-image-dimensions="1600x1200">
          <a href="/assets/blue.jpg">
            <img
              src="/assets/blue-300.jpg"
              width="300"
              height="225"
              loading="lazy"
              alt="A blue bowl"
            />
          </a>
        </li>
        <li data-slide-id="grey" data-image-dimensions="1600x1200">
          <a href="/assets/grey.jpg">
            <img
              src="/assets/grey-300.jpg"
              width="300"
              height="225"
              loading="lazy"
              alt="A grey bowl"
            />
          </a>
        </li>
      </ul>
    </Lightbox>
  );
}
