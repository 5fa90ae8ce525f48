import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';
import { ELSEWHERE, writeLines } from '../../tools/writeLines.ts';

const COPIED = 'Copied. Paste the lines into your page.';
const NOT_COPIED = 'Your browser didn’t copy them. Select the lines and copy them yourself.';

/** The lines for a page, with this site's own address as soon as it is known. */
export const SiteLines = defineComponent({
  setup() {
    const site = ref(ELSEWHERE);
    const said = ref('');
    onMounted(() => {
      site.value = new URL(withBase('/'), location.href).href;
    });
    const lines = () => writeLines({ site: site.value, attributes: {}, messages: {}, css: '' });
    const copy = () =>
      Promise.resolve(navigator.clipboard?.writeText(lines()) ?? Promise.reject()).then(
        () => (said.value = COPIED),
        () => (said.value = NOT_COPIED),
      );
    return () => [
      h('pre', { class: 'site-lines', tabindex: 0, 'aria-label': 'The lines' }, h('code', lines())),
      h('p', [
        h('button', { type: 'button', class: 'button button-primary', onClick: copy }, 'Copy the lines'),
        h('span', { role: 'status', class: 'said' }, said.value),
      ]),
    ];
  },
});
