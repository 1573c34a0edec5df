import { expect } from '@open-wc/testing';
import type { FeedbackEvent } from '../../../elements/voice-assistant/events.js';
import { after, type Happening } from '../../../stories/states.js';
import { drawn, isWithin, part, present, showing, text, waitUntil } from '../support/drawing.js';
import { recordCopies } from '../support/page-changes.js';
import { FINISHED, turn } from '../support/happenings.js';

const CODE = ['```js', ...Array.from({ length: 300 }, (_, line) => `line(${line});`), '```'];

const answered = (answer: string, ...end: Happening[]) =>
  after({ mode: 'chat' }, ...turn('Hi', answer), ...end);

const finished = (answer: string) => answered(answer, FINISHED);

/** What a click on a button copies. */
async function copiedBy(button: HTMLElement): Promise<string> {
  const copied = recordCopies();
  button.click();
  await waitUntil(() => copied.length);
  return copied.join();
}

describe('below an answer', () => {
  it('there is nothing while it grows', async () => {
    const element = await showing(answered('So'));
    await drawn(element, 'delivery').catch(() => undefined);
    expect(part(element, 'tools')).to.equal(null);
  });

  it('are its time and a button that copies its Markdown', async () => {
    const element = await showing(finished('**Two** packages'));
    const button = await drawn(element, 'copy-answer-button');
    expect(present(element, 'tools').querySelector('time')!.textContent).to.match(/\d/);
    expect(await copiedBy(button)).to.equal('**Two** packages');
    await waitUntil(() => button.ariaLabel === 'Copied');
  });

  it('are at the edge of a short answer, and do not change the width of a long one', async () => {
    const room = async (answer: string) => {
      const element = await showing(finished(answer));
      const message = (await drawn(element, 'tools')).parentElement!;
      const bubble = message.querySelector<HTMLElement>('.bubble')!;
      return () => message.offsetWidth - bubble.offsetWidth;
    };
    const short = await room('Two packages with a tour each');
    await waitUntil(() => short() < 1, 'the message is as wide as its bubble');
    expect((await room('a\n\n'.repeat(20)))()).to.be.greaterThan(50);
  });

  it('are within the list, which clips them in WebKit', async () => {
    const element = await showing(finished('Two packages'));
    const tools = await drawn(element, 'tools');
    const list = tools.closest('.messages')!;
    expect(isWithin(tools, list)).to.equal(true);
  });

  it('are buttons that rate it, and take the rating back', async () => {
    const element = await showing(finished('Two packages'));
    const good = await drawn(element, 'good-button');
    const bad = present(element, 'bad-button');
    const ratings: unknown[] = [];
    element.addEventListener('va-feedback', (event: FeedbackEvent) =>
      ratings.push([event.rating, event.text, good.ariaPressed, bad.ariaPressed]),
    );
    good.click();
    bad.click();
    bad.click();
    expect(ratings).to.deep.equal([
      ['good', 'Two packages', 'true', 'false'],
      ['bad', 'Two packages', 'false', 'true'],
      [null, 'Two packages', 'false', 'false'],
    ]);
  });

  it('are none of earlier answers, unless one is pointed at or the focus comes from others', async () => {
    const answers = ['One', 'Two', 'Three', 'Four'];
    const turns = answers.flatMap((answer) => [...turn('Hi', answer), FINISHED]);
    const element = await showing(after({ mode: 'chat' }, ...turns));
    const rows = () => [...element.renderRoot.querySelectorAll('.assistant')];
    const withTools = () => answers.filter((_, row) => rows()[row]!.querySelector('.tools'));
    const good = (row: number) => rows()[row]!.querySelector<HTMLElement>('.good')!;
    await drawn(element, 'tools');
    expect(withTools()).to.deep.equal(['Four']);
    const point = (row: number) =>
      rows()[row]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const leave = (pointerType: string) =>
      rows()[0]!
        .closest('.messages')!
        .dispatchEvent(new PointerEvent('pointerleave', { pointerType }));
    point(0);
    expect(withTools()).to.deep.equal(['One', 'Four']);
    good(0).click();
    point(1);
    leave('touch');
    expect(withTools()).to.deep.equal(['Two', 'Four']);
    leave('mouse');
    expect(withTools()).to.deep.equal(['Four']);
    good(3).focus();
    expect(withTools()).to.deep.equal(['Three', 'Four']);
    good(2).focus();
    good(1).focus();
    expect(withTools()).to.deep.equal(['One', 'Two', 'Three', 'Four']);
    expect(good(0).ariaPressed).to.equal('true');
    present(element, 'text-box').focus();
    expect(withTools()).to.deep.equal(['Four']);
  });

  it('stands that the visitor stopped it, and nothing of a failure', async () => {
    const element = await showing(answered('Two pack', { type: 'stop-answer' }));
    await drawn(element, 'stopped');
    expect(text(element, 'stopped')).to.equal('You stopped this answer.');
    expect(part(element, 'incomplete')).to.equal(null);
    expect(part(element, 'failure')).to.equal(null);
  });
});

describe('code in an answer', () => {
  it('has one header with its language and a button that copies all of it', async () => {
    const element = await showing(finished(CODE.join('\n')));
    const button = await drawn(element, 'copy-code-button');
    const headers = element.renderRoot.querySelectorAll('[part=code-header]');
    expect(headers).to.have.length(1);
    expect(text(element, 'code-header')).to.equal('js');
    expect(await copiedBy(button)).to.equal(`${CODE.slice(1, -1).join('\n')}\n`);
  });
});
