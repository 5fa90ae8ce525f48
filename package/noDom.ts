/** `product-selector` on a server, which renders only the element's tag. */
export {};
