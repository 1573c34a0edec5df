import { expect } from '@open-wc/testing';
import { CALL, after } from '../../../stories/states.js';
import { drawn, part, present, showing, text } from '../support/drawing.js';

/** Blocks all further scripts, as if the network were gone. */
function loseNetwork(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'";
  document.head.append(policy);
}

describe('a call without a network', () => {
  it('shows that the sound settings failed, and can be retried', async () => {
    const element = await showing(after({}, { type: 'open' }, { type: 'start-call' }));
    // Loaded with the first call, and with the panel.
    await import('../../../elements/call-bar/call-bar.js');
    await import('../../../elements/conversation/message-list.js');
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
  });
});
