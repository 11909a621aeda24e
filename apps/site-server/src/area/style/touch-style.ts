import { css } from '@frontage/site-model';

/** The look under fingers. */
export const touchStyle = css`
  @media (pointer: coarse) {
    [data-keys] {
      display: none;
    }
    .button,
    .button[data-look='quiet'],
    .field input,
    .field select,
    .rail li a {
      min-block-size: 44px;
    }
    .check {
      min-block-size: 44px;
    }
    .field input,
    .field select,
    .field textarea {
      font-size: var(--fr-size-6);
    }
  }
`;
