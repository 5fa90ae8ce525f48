import { type ComponentProps, createContext, useContext, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** An interface's relation to the page around it; set once at the root. */
export interface Frame {
  /** Level of each screen's main heading, 1 to 6. */
  readonly headingLevel: number;
  /** Called when the main heading of a screen or step appears; may move the focus to it. */
  arrive(heading: HTMLElement): void;
  /** Adds a screen's styles. */
  adopt(css: string): void;
}

export const FrameContext = createContext<Frame>({ headingLevel: 2, arrive() {}, adopt() {} });

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface HeadingProps extends ComponentProps<'h2'> {
  /** Levels below the screen's main heading. */
  readonly below?: number;
}

/** A heading at the right level for its page. */
export function Heading({ below = 0, ...rest }: HeadingProps) {
  const { headingLevel } = useContext(FrameContext);
  const Level = `h${Math.min(headingLevel + below, 6)}` as Tag;
  return <Level {...rest} />;
}

interface StepHeadingProps extends ComponentProps<'h2'> {
  /** True for a step that isn't shown yet. */
  readonly isAhead?: boolean;
}

/** Gives the focus to the root until the next heading arrives: a pop-up of the page closes when the focus leaves. */
export function keepFocus(going: Element | null): void {
  const root = going?.closest<HTMLElement>('.root');
  if (!root?.matches(':focus-within:not(:focus)')) return;
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}

/** The main heading of a screen or step; it calls the frame's `arrive` once the step is shown, and goes with its controls. */
export function StepHeading({ className = '', isAhead = false, ...rest }: StepHeadingProps) {
  const { arrive } = useContext(FrameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = heading.current;
    if (!shown || isAhead) return;
    arrive(shown);
    return () => {
      // The bar of the questions stays, and the browser lays the page out for each focus.
      if (!shown.closest('.question')?.querySelector('.bar:focus-within')) keepFocus(shown);
    };
  }, [arrive, isAhead]);
  return <Heading ref={heading} tabIndex={-1} className={`step-heading ${className}`} {...rest} />;
}

/** Adds a screen's styles before its first paint. */
export function useStyles(css: string): void {
  const { adopt } = useContext(FrameContext);
  useInsertionEffect(() => adopt(css), [adopt, css]);
}
