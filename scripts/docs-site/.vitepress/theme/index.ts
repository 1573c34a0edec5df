import { withBase, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h, onMounted, onUnmounted, ref } from 'vue';
import { data } from '../../configurator/site.data.js';
import './configurator.css';

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

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('Configurator', Configurator),
} satisfies Theme;
