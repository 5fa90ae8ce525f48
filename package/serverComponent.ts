/** `product-selector` where React renders Server Components: their imports never reach the browser. */
console.warn(
  "Product Selector: a Server Component imports 'product-selector', so the browser never loads it and the element stays empty. Put 'use client' at the top of the file that imports it.",
);

export {};
