import { tokensCss } from '@frontage/site-model';
import { describe, expect, it } from 'vitest';
import { fieldsPanelStyle } from './fields-panel-style';

describe('the style sheet of the panel', () => {
  it('[1.02b] uses tokens that there are', () => {
    const used = new Set(fieldsPanelStyle.match(/--fr-[\w-]+/g));
    const missing = [...used].filter((token) => !tokensCss().includes(`${token}:`));
    expect(missing).toEqual([]);
    expect(used.size).toBeGreaterThan(10);
  });

  it('[1.02b] fits languages of both directions', () => {
    const properties = [...fieldsPanelStyle.matchAll(/[{;]([a-z-]+):/g)].map(([, name]) => name);
    const physical = /(^|-)(left|right|top|bottom)$|^((min|max)-)?(width|height)$/;
    expect(properties.length).toBeGreaterThan(50);
    expect(properties.filter((name) => physical.test(name ?? ''))).toEqual([]);
  });
});
