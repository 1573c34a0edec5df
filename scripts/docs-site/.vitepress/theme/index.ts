import { useData, withBase, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h, onMounted, onUnmounted, ref, watch } from 'vue';
import type { Preview } from '../../configurator/preview/preview.js';
import { data } from '../../configurator/site.data.js';
import { data as tabs } from '../../landing.data.js';
import './configurator.css';
import './landing.css';

/** The page is built in the browser only: it needs the URL's hash. */
const Configurator = defineComponent(() => {
  const root = ref<HTMLElement>();
  let stop: (() => void) | undefined;
  let isGone = false;
  onMounted(async () => {
    const { Configurator: Page } = await import('../../configurator/configurator.js');
    if (isGone) return;
    const page = new Page(root.value!, data, withBase('/configurator/preview.html'));
    stop = () => page.stop();
  });
  onUnmounted(() => {
    isGone = true;
    stop?.();
  });
  return () => h('div', { ref: root, class: 'configurator' });
});

/** The widget on a page, and the code that puts it there. */
const Landing = defineComponent(() => {
  const frame = ref<HTMLIFrameElement>();
  const { isDark } = useData();
  const show = () => {
    const scheme = isDark.value ? 'dark' : 'light';
    const attributes = {
      mode: 'hybrid',
      theme: 'auto',
      'accent-color': '#047857',
      starters: '["Show me a table", "Show me code"]',
    };
    const shown: Preview = { attributes, scheme };
    frame.value?.contentWindow!.postMessage(shown, location.origin);
  };
  const received = ({ source, data: sent }: MessageEvent<unknown>) => {
    if (source === frame.value?.contentWindow && sent === 'ready') show();
  };
  const src = ref<string>();
  onMounted(() => {
    addEventListener('message', received);
    src.value = withBase('/configurator/preview.html');
  });
  onUnmounted(() => removeEventListener('message', received));
  watch(isDark, show);
  return () =>
    h('div', { class: 'landing' }, [
      h('iframe', { ref: frame, title: 'The widget on a page', src: src.value }),
      h('div', { innerHTML: tabs }),
    ]);
});

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) =>
    void app.component('Configurator', Configurator).component('Landing', Landing),
} satisfies Theme;
