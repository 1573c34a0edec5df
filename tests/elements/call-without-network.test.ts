import { expect } from '@open-wc/testing';
import { after, CALL } from '../../stories/states.js';
import { drawn, part, present, showing, text } from './drawing.js';

/** Has nothing more loaded by this page, as where the network is gone. */
function loseNetwork(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'";
  document.head.append(policy);
}

describe('a call in which nothing more can be loaded', () => {
  it('says that there are no sound settings, and tries again when the network is back', async () => {
    const element = await showing(after({}, { type: 'open' }, { type: 'start-call' }));
    // It comes with the first call, whatever is shown of that.
    await import('../../elements/parts/call/call-face.js');
    await element.updateComplete;
    loseNetwork();
    element.snapshot = after({}, ...CALL);
    (await drawn(element, 'settings-button')).click();
    await drawn(element, 'call-notice');
    expect(text(element, 'call-notice')).to.contain('The sound settings could not be loaded.');
    expect(text(element, 'retry-button')).to.equal('Try again');
    expect(present(element, 'settings-button').ariaExpanded).to.equal('false');
    present(element, 'retry-button').click();
    await element.updateComplete;
    expect(part(element, 'call-notice')).to.not.equal(null);

    let draws = 0;
    element.addController({ hostUpdated: () => draws++ });
    const before = draws;
    dispatchEvent(new Event('online'));
    await element.updateComplete;
    expect(draws).to.equal(before + 1);
  });
});
