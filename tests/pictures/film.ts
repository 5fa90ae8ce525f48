import { mkdirSync, rmSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { runWebp } from './webp.ts';

const FOLDER = '.cache/pictures/moving';
/** The time between two frames while something moves, in ms. */
const STEP = 60;

interface Frame {
  readonly path: string;
  readonly ms: number;
}

/** Screenshots with the time for which each is shown. Animations pause between frames. */
export class Film {
  readonly #frames: Frame[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async start(page: Page): Promise<Film> {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    const film = new Film(page, session);
    await film.#hold(true);
    return film;
  }

  /** One frame. */
  async still(ms: number): Promise<void> {
    const path = `${FOLDER}/${String(this.#frames.length).padStart(4, '0')}.png`;
    await this.#page.screenshot({ path });
    this.#frames.push({ path, ms });
  }

  /** Records all animations to their end. */
  async motion(): Promise<void> {
    for (let time = 0; await this.#moveTo(time); time += STEP) await this.still(STEP);
  }

  /** Moves the pointer there, presses, and records the animations. */
  async press(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to press');
    await this.#point(box.x + Math.min(box.width / 2, 160), box.y + box.height / 2);
    await this.still(240);
    await target.click();
    await this.motion();
  }

  /** Scrolls the page so that the target is near the top, in a few frames. */
  async scrollTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    const way = (box?.y ?? 0) - 24;
    const frames = 10;
    for (let frame = 1; frame <= frames; frame += 1) {
      await this.#page.evaluate((by) => window.scrollBy(0, by), way / frames);
      await this.still(STEP);
    }
  }

  /** Writes an animated picture. */
  write(file: string): void {
    const frames = this.#frames.flatMap(({ path, ms }) => ['-d', String(ms), '-lossless', '-m', '6', path]);
    runWebp('img2webp', ['-loop', '0', '-min_size', ...frames, '-o', file]);
  }

  get seconds(): number {
    return this.#frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  }

  async #hold(isHeld: boolean): Promise<void> {
    await this.#session.send('Animation.setPlaybackRate', { playbackRate: isHeld ? 0 : 1 });
  }

  /** Moves every animation to this time in ms; false if all of them have ended. */
  async #moveTo(time: number): Promise<boolean> {
    return await this.#page.evaluate((to) => {
      const root = document.querySelector('product-selector')?.shadowRoot;
      const moving = (root?.getAnimations() ?? []).filter((animation) => {
        const end = animation.effect?.getComputedTiming().endTime;
        if (typeof end === 'number' && Number.isFinite(end) && to < end) {
          animation.currentTime = to;
          return true;
        }
        animation.cancel();
        return false;
      });
      return moving.length > 0;
    }, time);
  }

  /** A round mark where a visitor's pointer would be. */
  async #point(x: number, y: number): Promise<void> {
    await this.#page.evaluate(
      ([left, top]) => {
        const mark = document.getElementById('pointer') ?? document.createElement('div');
        mark.id = 'pointer';
        mark.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:24px;height:24px;margin:-12px;border-radius:50%;background:#14213d55;border:2px solid #fff;box-sizing:border-box;z-index:9;pointer-events:none`;
        document.body.append(mark);
      },
      [x, y],
    );
  }
}
