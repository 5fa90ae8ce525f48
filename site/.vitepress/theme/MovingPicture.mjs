import { defineComponent, h, onMounted, ref } from 'vue';
import moving from '../../../docs/pictures/journey.webp';
import still from '../../../docs/pictures/landing.webp';

const WHAT = 'A journey of twenty seconds, from the landing screen to the chosen system in the visitor’s home';

/** The moving picture, which can be stopped. It stands still without JavaScript, and for people who prefer less motion. */
export const MovingPicture = defineComponent({
  setup() {
    const isMoving = ref(false);
    onMounted(() => {
      isMoving.value = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    });
    const press = () => {
      isMoving.value = !isMoving.value;
    };
    return () =>
      h('div', { class: 'moving-picture' }, [
        h('img', { src: isMoving.value ? moving : still, alt: WHAT }),
        h('button', { type: 'button', class: 'button', onClick: press }, isMoving.value ? 'Stop it' : 'Play it'),
      ]);
  },
});
