import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser.js';
import { PATIENCE_MS } from '../support/patience.js';

/** Somebody in the shop that the documentation's examples show. */
export class ShopVisitor {
  readonly page: Page;
  /** What the page complained of: errors, and warnings such as those of a failed hydration. */
  readonly complaints: string[] = [];
  /** The turns of chat that the page asked for. */
  readonly turns: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (request.url().endsWith('/chat/web') && request.method() === 'POST')
        this.turns.push(request.postData() ?? '');
    });
  }

  static async comes(browser: TestBrowser, url: string): Promise<ShopVisitor> {
    const visitor = new ShopVisitor(await browser.newPage());
    await visitor.page.goto(url);
    return visitor;
  }

  part(name: string) {
    return this.page.locator(`voice-assistant [part~="${name}"]`);
  }

  /** Opens the assistant by the shop's own button. */
  async opens(): Promise<void> {
    await this.part('launcher').filter({ hasText: 'Ask the shop' }).waitFor();
    await this.page.getByRole('button', { name: 'Ask us' }).click();
    await this.part('panel').waitFor();
  }

  /** Opens the assistant, asks, and reads the answer. */
  async asks(): Promise<void> {
    await this.opens();
    await this.part('text-box').fill('What are your opening hours?');
    await this.page.keyboard.press('Enter');
    try {
      await this.part('assistant-message').filter({ hasText: 'Monday' }).waitFor();
      await this.page.getByText('The assistant has answered.').waitFor();
    } catch (cause) {
      throw new Error(`No answer; the page complained of ${this.complaints.join('\n')}`, { cause });
    }
  }

  /** Opens the assistant, calls, and waits until it listens. */
  async calls(): Promise<void> {
    await this.opens();
    await this.part('call-button').click();
    await this.page.waitForFunction(() =>
      document.querySelector('voice-assistant')!.matches(':state(connected)'),
    );
  }

  /** The turn was asked for once, by whatever the page is drawn, and nobody complained. */
  wasServedWell(): void {
    assert.equal(this.turns.length, 1, 'one turn of chat');
    assert.deepEqual(this.complaints, []);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.context().close();
  }
}
