import { expect } from '@open-wc/testing';
import { resolveLook } from '../../../core/options/resolve-look.js';
import type { AssistantOptions } from '../../../core/options/table.js';
import { colorRules } from '../../../elements/voice-assistant/colors.js';
import { expectRefusals, isColor, VALUES } from '../../core/options/support/values.js';

function rulesOf(given: AssistantOptions): string {
  const { options } = resolveLook(given);
  return colorRules(options, given as Partial<typeof options>);
}

describe('the colours of the options', () => {
  it('are custom properties, which the page’s style sheets override', () => {
    expect(rulesOf({ accentColor: 'red', ctaButtonColor: '#123', baseColor: '#eee' })).to.equal(
      ':host { --va-base-color: #eee;--va-accent-color: red;--va-launcher-color: #123; }',
    );
    expect(rulesOf({ ctaButtonTextColor: 'blue' })).to.equal(
      ':host { --va-launcher-text-color: blue; }',
    );
  });

  it('turn a white background black in the dark theme', () => {
    for (const baseColor of [
      ...['#fff', 'white', 'WHITE', ' #FFF ', '#FFFFFF', '#ffff', '#ffffffff'],
      ...['rgb(255, 255, 255)', 'rgb(255 255 255)', 'rgba(255,255,255,1)', 'hsl(0 0% 100%)'],
    ])
      expect(rulesOf({ baseColor })).to.equal(':host { --va-base-color: light-dark(#fff, #000); }');
  });

  it('are absent when none is given, or one is invalid', () => {
    expect(rulesOf({})).to.equal('');
    expect(rulesOf({ accentColor: 'no colour' })).to.equal('');
  });

  it('are named if the browser does not know them', () => {
    for (const name of Object.keys(VALUES)) if (isColor(name)) expectRefusals(name);
  });
});
