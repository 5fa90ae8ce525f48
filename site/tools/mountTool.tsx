export function mountTool(_name: string, _place: HTMLElement, _site: string) { return () => {}; }
