import { type ComponentProps, createContext, useContext, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** How an interface stands in the page around it; set once by whoever mounts it. */
export interface Frame {
  /** Level of the main heading of a screen, 1 to 6; the page around it decides. */
  readonly headingLevel: number;
  /** Called when the main heading of a screen or step has come up: takes the focus there, or leaves it. */
  arrive(heading: HTMLElement): void;
  /** Adds the styles that a screen brings with it. */
  adopt(css: string): void;
}

export const FrameContext = createContext<Frame>({ headingLevel: 2, arrive() {}, adopt() {} });

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface HeadingProps extends ComponentProps<'h2'> {
  /** How many levels below the screen's main heading. */
  readonly below?: number;
}

/** A heading at the right level for the page it stands in. */
export function Heading({ below = 0, ...rest }: HeadingProps) {
  const { headingLevel } = useContext(FrameContext);
  const Level = `h${Math.min(headingLevel + below, 6)}` as Tag;
  return <Level {...rest} />;
}

/** The main heading of a screen or step; the frame hears of it once it is there. */
export function StepHeading({ className = '', ...rest }: ComponentProps<'h2'>) {
  const { arrive } = useContext(FrameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (heading.current) arrive(heading.current);
  }, [arrive]);
  return <Heading ref={heading} tabIndex={-1} className={`step-heading ${className}`} {...rest} />;
}

/** The styles that a screen brings with it, there before it is first painted. */
export function useStyles(css: string): void {
  const { adopt } = useContext(FrameContext);
  useInsertionEffect(() => adopt(css), [adopt, css]);
}
