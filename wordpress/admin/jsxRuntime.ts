import { createElement, type ElementType, Fragment, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
  readonly key?: string | undefined;
}

/** WordPress has no script for React's JSX functions before 6.6; these call `wp.element.createElement`. */
function jsx(type: ElementType<Props>, props: Props, key?: string) {
  return createElement(type, key === undefined ? props : { ...props, key });
}

function jsxs(type: ElementType<Props>, { children, ...props }: Props, key?: string) {
  return createElement(type, key === undefined ? props : { ...props, key }, ...(children as readonly ReactNode[]));
}

export { Fragment, jsx, jsxs };
