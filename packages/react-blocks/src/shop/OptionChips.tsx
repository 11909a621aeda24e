import type { ReactNode } from 'react';
import { soldOutAttribute } from './shop.parts';

/** One value that may be chosen. */
export interface OptionChip {
  readonly value: string;
  readonly label: string;
  /** How it is called while it cannot be bought. @default the same */
  readonly soldOutLabel?: string | undefined;
  /** @default false */
  readonly isSoldOut?: boolean | undefined;
  readonly isChosen: boolean;
  /** Whether nobody without scripts may choose it. @default false */
  readonly isDisabled?: boolean | undefined;
  /** What it looks like. @default only words */
  readonly picture?: ReactNode;
}

/** A row of values of which one is chosen. */
export interface OptionChipsProps {
  legend: ReactNode;
  /** Name of the control. */
  name: string;
  /** With which the ids of the controls begin. */
  prefix: string;
  chips: readonly OptionChip[];
}

/** Values to choose one of, as large as a thumb; what is sold out is struck through. */
export function OptionChips({ legend, name, prefix, chips }: OptionChipsProps): ReactNode {
  return (
    <fieldset className="fr-product__choice">
      <legend>{legend}</legend>
      <div className="fr-product__values">
        {chips.map(({ value, label, soldOutLabel, isSoldOut, isChosen, isDisabled, picture }) => (
          <label
            key={value}
            className="fr-product__value"
            {...{ [soldOutAttribute]: isSoldOut ? '' : undefined }}
          >
            <input
              type="radio"
              name={name}
              value={value}
              id={`${prefix}-${value}`}
              required
              defaultChecked={isChosen}
              disabled={isDisabled}
            />
            <span className="fr-product__chip">
              {picture && <span className="fr-product__swatch">{picture}</span>}
              <span className="fr-product__there">{label}</span>
              {soldOutLabel && <span className="fr-product__sold-out">{soldOutLabel}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
