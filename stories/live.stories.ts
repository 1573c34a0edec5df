import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../elements/define.js';

interface Live {
  readonly provider: string;
}

const meta: Meta<Live> = {
  title: 'Live',
  component: 'voice-assistant',
  // It needs `npm run provider`, so it is no test.
  tags: ['!autodocs', 'no-state'],
  args: { provider: 'http://127.0.0.1:8787' },
};

export default meta;

/** The real thing: run `npm run provider -- --port 8787` first. */
export const WithTheLocalProvider: StoryObj<Live> = {
  render: ({ provider }) =>
    html`<voice-assistant
      public-key="local"
      assistant-id="local"
      mode="hybrid"
      size="compact"
      show-transcript
      first-chat-message="Hey, How can I help you today?"
      api-url=${provider}
      call-bundle-url=${`${provider}/call-machine.js`}
    ></voice-assistant>`,
};
