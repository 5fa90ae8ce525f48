import { withBase } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';

/** A tool from `site/tools`, written in React like the selector. It loads with its page. */
export const Tool = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const place = ref();
    let close = () => {};
    onMounted(async () => {
      const { mountTool } = await import('../../tools/mountTool.tsx');
      if (place.value) close = mountTool(name, place.value, new URL(withBase('/'), location.href).href);
    });
    onBeforeUnmount(() => close());
    return () => h('div', { ref: place, class: 'tool' });
  },
});
