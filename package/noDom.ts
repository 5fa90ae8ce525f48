/** `product-selector` on a server, which renders the element's tag and needs none of its program. */
export {};
